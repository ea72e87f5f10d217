//! What a browser keeps: the secret of its session, and the one by which it is known after that.

use crate::config::Http;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use time::Duration;

/// A session lasts this long after its last use.
pub(crate) const SESSION: Duration = Duration::days(180);
/// A browser is known this long after somebody signed in; browsers keep nothing for much longer.
const KNOWN: Duration = Duration::days(365);

/// The names of a cookie: by plain HTTP, by HTTPS, where the prefix binds it to this host alone, and by HTTPS in a folder of
/// the host, which that prefix does not allow.
type Names = [&'static str; 3];

const SESSION_NAMES: Names = ["signoria", "__Host-signoria", "__Secure-signoria"];
const DEVICE_NAMES: Names = ["signoria-device", "__Host-signoria-device", "__Secure-signoria-device"];

fn name(http: &Http, names: Names) -> &'static str {
    names[match (http.secure, http.base.is_empty()) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => 2,
    }]
}

fn session_name(http: &Http) -> &'static str {
    name(http, SESSION_NAMES)
}

fn device_name(http: &Http) -> &'static str {
    name(http, DEVICE_NAMES)
}

fn cookie(http: &Http, name: &'static str, value: &str, same_site: SameSite, lasts: Duration) -> Cookie<'static> {
    Cookie::build((name, value.to_owned()))
        .path(if http.base.is_empty() { "/".to_owned() } else { http.base.clone() })
        .http_only(true)
        .secure(http.secure)
        .same_site(same_site)
        .max_age(lasts)
        .build()
}

/// Gives a browser its session.
pub(crate) fn session(http: &Http, secret: &str) -> CookieJar {
    CookieJar::new().add(cookie(http, session_name(http), secret, SameSite::Lax, SESSION))
}

/// Gives a browser its session, and makes it known.
pub(crate) fn known_session(http: &Http, secret: &str, device: &str) -> CookieJar {
    session(http, secret).add(cookie(http, device_name(http), device, SameSite::Strict, KNOWN))
}

/// Takes a browser's session away. It stays known.
pub(crate) fn no_session(http: &Http) -> CookieJar {
    CookieJar::new().add(cookie(http, session_name(http), "", SameSite::Lax, Duration::ZERO))
}

fn value(headers: &HeaderMap, name: &str) -> Option<String> {
    CookieJar::from_headers(headers).get(name).map(|cookie| cookie.value().to_owned())
}

/// The secret of a browser's session.
pub(crate) fn session_of(headers: &HeaderMap, http: &Http) -> Option<String> {
    value(headers, session_name(http))
}

/// The secret by which a browser is known.
pub(crate) fn device_of(headers: &HeaderMap, http: &Http) -> Option<String> {
    value(headers, device_name(http))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header;
    use axum::response::IntoResponse;

    fn set(jar: CookieJar) -> Vec<String> {
        let response = jar.into_response();
        let values = response.headers().get_all(header::SET_COOKIE).iter();
        let mut values: Vec<String> = values.map(|value| value.to_str().unwrap().to_owned()).collect();
        values.sort();
        values
    }

    #[test]
    fn cookies_are_hidden_from_scripts_and_by_https_bound_to_the_host() {
        let plain = Http::default();
        assert_eq!(
            set(known_session(&plain, "s3cret", "d3vice")),
            [
                "signoria-device=d3vice; HttpOnly; SameSite=Strict; Path=/; Max-Age=31536000",
                "signoria=s3cret; HttpOnly; SameSite=Lax; Path=/; Max-Age=15552000",
            ]
        );
        assert_eq!(set(no_session(&plain)), ["signoria=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"]);
        let secure = Http { secure: true, ..Http::default() };
        assert_eq!(
            set(known_session(&secure, "s3cret", "d3vice")),
            [
                "__Host-signoria-device=d3vice; HttpOnly; SameSite=Strict; Secure; Path=/; Max-Age=31536000",
                "__Host-signoria=s3cret; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=15552000",
            ]
        );
    }

    #[test]
    fn in_a_folder_cookies_stay_there() {
        let folder = Http { base: "/signoria".into(), ..Http::default() };
        assert_eq!(
            set(session(&folder, "s")),
            ["signoria=s; HttpOnly; SameSite=Lax; Path=/signoria; Max-Age=15552000"]
        );
        let secure = Http { secure: true, ..folder };
        let expected = "__Secure-signoria=s; HttpOnly; SameSite=Lax; Secure; Path=/signoria; Max-Age=15552000";
        assert_eq!(set(session(&secure, "s")), [expected]);
    }

    #[test]
    fn a_browser_sends_them_back_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, "theme=dark; signoria=s3cret".parse().unwrap());
        headers.append(header::COOKIE, "signoria-device=d3vice".parse().unwrap());
        let plain = Http::default();
        assert_eq!(session_of(&headers, &plain).as_deref(), Some("s3cret"));
        assert_eq!(device_of(&headers, &plain).as_deref(), Some("d3vice"));
        assert_eq!(session_of(&headers, &Http { secure: true, ..plain }), None);
    }
}
