import { jestTally, passedAtSecondTry, playwrightTally, sum, summaryLine } from './tally.ts';

const report = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

describe('The tally of a test run', () => {
  it('takes pending and todo tests as skipped', () => {
    expect(jestTally(report)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('counts a suite that could not be loaded as one failed test', () => {
    expect(jestTally({ ...report, success: false, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
  });

  it('has a failure whenever the runner says it failed', () => {
    expect(jestTally({ ...report, success: false }).failed).toBe(1);
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightTally({ stats, errors: ['no such file'] }).failed).toBe(1);
  });

  it('names what passed at its second try, and neither what passed at once nor what failed twice', () => {
    const assertionResults = [
      { fullName: 'once', status: 'passed', invocations: 1 },
      { fullName: 'again', status: 'passed', invocations: 2 },
      { fullName: 'never', status: 'failed', invocations: 2 },
    ];
    expect(passedAtSecondTry({ testResults: [{ assertionResults }] })).toEqual(['again']);
  });

  it('counts a browser test that passed at its second try as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightTally({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });

  it('ends as one line over all runners', () => {
    const total = sum([
      { passed: 3, failed: 1, skipped: 0 },
      { passed: 4, failed: 0, skipped: 2 },
    ]);
    expect(summaryLine(total)).toBe('7 passed, 1 failed, 2 skipped');
  });
});
