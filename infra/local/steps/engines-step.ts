import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';
import { missingTool } from './missing-tool.ts';
import { readReport } from './read-report.ts';
import type { Step } from './step.ts';
import { FAILED, playwrightTally, sum, type Tally } from './tally.ts';
import { runTool, TOOLS } from './tool.ts';

type Found = Readonly<{ FIREFOX_PATH: string | undefined; MINI_BROWSER_PATH: string | undefined }>;

/** The main journeys in the engines that Playwright drives in builds of its own only. */
export function enginesStep(reports: string): Step {
  return {
    name: 'engines',
    run: async () => {
      const found = { FIREFOX_PATH: findFirefox(), MINI_BROWSER_PATH: findMiniBrowser() };
      const missing = missingEngines(found);
      if (!found.FIREFOX_PATH && !found.MINI_BROWSER_PATH) return sum(missing);
      const stack = await startTestStack().catch((error) => console.error(error.message));
      return stack
        ? sum([...missing, await runJourneys(stack, found, join(reports, 'engines.json'))])
        : FAILED;
    },
  };
}

function missingEngines({ FIREFOX_PATH, MINI_BROWSER_PATH }: Found): Tally[] {
  return [
    ...(FIREFOX_PATH ? [] : [missingTool('Firefox does not run: install firefox-esr.')]),
    ...(MINI_BROWSER_PATH
      ? []
      : [missingTool('WebKit does not run: install webkit2gtk-driver, xvfb and xauth.')]),
  ];
}

function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
}

/** The browser that comes with WebKitGTK's driver, where it has a screen. */
function findMiniBrowser(): string | undefined {
  const isThere = ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(
    (command) => spawnSync('which', [command]).status === 0,
  );
  return isThere ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] : undefined;
}

async function runJourneys(stack: TestStack, found: Found, report: string): Promise<Tally> {
  await runTool([TOOLS.playwright, 'test', '-c', 'frontend/e2e/engines/playwright.config.ts'], {
    ...process.env,
    ...found,
    BASE_PORT: String(stack.port),
    HOSTED_PORT: String(stack.hostedBackendPort),
    DATA_DIR: stack.dataDir,
    PLAYWRIGHT_JSON: report,
  });
  const tally = await readReport(report, playwrightTally, FAILED);
  await stack.stop(tally.failed === 0 ? 'passed' : 'failed');
  return tally;
}
