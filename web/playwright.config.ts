import { defineConfig } from '@playwright/test'

// A server for each worker, and the system's Chromium. `make built` builds both parts before.
export default defineConfig({
  testDir: 'e2e',
  // Every size, theme, language and state, and whole games by every means: before a release.
  testIgnore: process.env.E2E_FULL ? [] : '**/*.full.spec.ts',
  timeout: 600_000,
  // Long enough for the busiest machine: a condition that does not come is a fault, one that comes late is none.
  expect: { timeout: 120_000 },
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace copies the whole page at every touch; ask for one when it is needed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 120_000,
  },
})
