import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** `npm run kept`: against a product that listens on BASE_PORT, as the journeys. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../../test-results/kept',
  retries: 0,
  timeout: 20 * 60_000,
  use: {
    ...browser.use,
    serviceWorkers: 'allow',
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
});
