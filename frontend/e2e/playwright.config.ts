import { defineConfig } from '@playwright/test';

const port = process.env.BASE_PORT ?? '3000';

/** Runs against a product that already listens on BASE_PORT. As root and without a network Chromium needs the flags. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  // A whole run leaves out what is long and seldom touched: `npm run a11y` walks all of it, once a week.
  ...(process.env.PLAYWRIGHT_JSON && { grepInvert: /@weekly/ }),
  workers: 2,
  // A shared machine now and then starves a browser; what passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // Requests that a worker answers pass by a journey's routes; installation.e2e.ts allows it.
    serviceWorkers: 'block',
    // A trace costs a journey a third more: in a whole run only one that is tried again has it.
    trace: process.env.CI || process.env.PLAYWRIGHT_JSON ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium 156 reads through a null pointer, once in twenty, when two tabs of a host leave their documents at once.
        '--disable-features=RenderDocument',
      ],
    },
  },
});
