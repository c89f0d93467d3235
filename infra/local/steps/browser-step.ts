import { join } from 'node:path';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';
import { findChromium } from './chromium.ts';
import { missingTool } from './missing-tool.ts';
import { readReport } from './read-report.ts';
import type { Step } from './step.ts';
import { FAILED, playwrightTally, type Tally } from './tally.ts';
import { runTool, TOOLS } from './tool.ts';

export function browserStep(reports: string): Step {
  return {
    name: 'browser',
    run: async () => {
      const chromium = await findChromium();
      if (chromium === undefined) return missingTool('There is no Chromium: the browser tests do not run.');
      const stack = await startTestStack().catch((error) => console.error(error.message));
      return stack ? runJourneys(stack, chromium, browserReport(reports)) : FAILED;
    },
  };
}

export const browserReport = (reports: string): string => join(reports, 'browser.json');

async function runJourneys(stack: TestStack, chromium: string, report: string): Promise<Tally> {
  await runTool([TOOLS.playwright, 'test', '-c', 'frontend/e2e/playwright.config.ts'], {
    ...process.env,
    CHROMIUM_PATH: chromium,
    BASE_PORT: String(stack.port),
    HOSTED_PORT: String(stack.hostedBackendPort),
    DATA_DIR: stack.dataDir,
    PLAYWRIGHT_JSON: report,
  });
  const tally = await readReport(report, playwrightTally, FAILED);
  await stack.stop(tally.failed === 0 ? 'passed' : 'failed');
  return tally;
}
