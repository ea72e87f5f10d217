#!/bin/sh
# Installs packages of Debian that tests need, as root; others are told which. Nothing of theirs is started, and PostgreSQL
# makes no cluster: tests start servers of their own and leave none. Options of apt-get may stand before the names.
set -eu

if [ "$(id -u)" != 0 ]; then
  echo "The tests need packages; install as root: apt-get install $*" >&2
  exit 1
fi

made=
trap 'rm -f $made' EXIT
for file in /usr/sbin/policy-rc.d /etc/postgresql-common/createcluster.d/signoria-tests.conf; do
  test -e "$file" && continue
  mkdir -p "${file%/*}"
  made="$made $file"
  case $file in
    *.conf) echo 'create_main_cluster = false' ;;
    *) printf '#!/bin/sh\nexit 101\n' ;;
  esac >"$file"
done
chmod +x /usr/sbin/policy-rc.d
apt-get update -qq
apt-get install -y -qq "$@"
