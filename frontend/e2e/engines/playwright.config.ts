import { defineConfig } from '@playwright/test';
import type { Engine } from './fixtures';

const { FIREFOX_PATH: firefox, MINI_BROWSER_PATH: webkit } = process.env;

const project = (name: string, engine: Engine, testMatch: string | string[] = '*.engine.ts') => ({
  name,
  testMatch,
  use: { engine },
});
const plain = { isDark: false, usesOwnColours: false };

/** `npm run engines` says where the browsers are; of those that are not here it has spoken. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../../test-results/engines',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? '../../../test-results/engines.json' }],
  ],
  projects: [
    ...(firefox
      ? [
          project('Firefox', { name: 'firefox', executable: firefox, ...plain }),
          project('Firefox in dark', { name: 'firefox', executable: firefox, ...plain, isDark: true }),
          project(
            'Firefox in own colours',
            { name: 'firefox', executable: firefox, isDark: false, usesOwnColours: true },
            ['gallery.engine.ts', 'supervision.engine.ts'],
          ),
        ]
      : []),
    ...(webkit
      ? [
          project('WebKit', { name: 'webkit', executable: webkit, ...plain }),
          project('WebKit in dark', { name: 'webkit', executable: webkit, ...plain, isDark: true }),
        ]
      : []),
  ],
});
