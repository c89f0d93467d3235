/** What a runner or a single check adds to the last line of `npm test`. */
export type Tally = Readonly<{ passed: number; failed: number; skipped: number }>;

type JestReport = Readonly<{
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { assertionResults: readonly Result[] }[];
}>;

type Result = Readonly<{ fullName: string; status: string; invocations?: number }>;

type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
  errors: readonly unknown[];
}>;

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
export const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 };

/** A suite that could not even be loaded counts as one failed test. */
export function jestTally(report: JestReport): Tally {
  return atLeastOneFailure(!report.success, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The names of those that failed once, and then passed. */
export function passedAtSecondTry({ testResults }: Pick<JestReport, 'testResults'>): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
}

/** A test that passed at its second try passed. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return atLeastOneFailure(errors.length > 0, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }));
}

export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function atLeastOneFailure(wentWrong: boolean, tally: Tally): Tally {
  return wentWrong && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
