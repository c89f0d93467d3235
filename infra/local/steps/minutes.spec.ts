import { journeyTimes, minutesTable } from './minutes.ts';
import { PASSED } from './tally.ts';

describe('The minutes of a test run', () => {
  it('stand by step, with the slowest files of each part first', () => {
    const ran = [
      { name: 'types', seconds: 30, tally: PASSED },
      { name: 'jest', seconds: 420, tally: PASSED },
    ];
    const files = [
      { part: 'http', file: '/checkout/backend/test/mail.spec.ts', seconds: 4.2 },
      { part: 'http', file: '/checkout/backend/test/chaos/chaos.spec.ts', seconds: 36.6 },
      { part: 'browser', file: 'billing.e2e.ts', seconds: 12 },
    ];
    expect(minutesTable(ran, 440, files).split('\n')).toEqual([
      'Minutes',
      '  0.5  types',
      '  7.0  jest',
      '  7.3  in all',
      'Seconds',
      'http, 2 files: 41 side by side; chaos 37, mail 4',
      'browser, 1 files: 12 side by side; billing 12',
    ]);
  });

  it('count a journey that was tried again twice, and those of a group', () => {
    const spec = (...durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { file: 'a.e2e.ts', specs: [spec(1_000, 500)], suites: [{ file: 'a.e2e.ts', specs: [spec(2_000)] }] },
    ];
    expect(journeyTimes({ suites })).toEqual([{ part: 'browser', file: 'a.e2e.ts', seconds: 3.5 }]);
  });
});
