import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';

/**
 * `npm run test:moved`: the suites and journeys on a machine on which it is ten in the morning of another day, a Saturday
 * after the session unless one is named. Nothing may mean something else then. Needs Debian's `faketime`.
 */
const [day = saturdayAfterSession()] = process.argv.slice(2);
const ten = Date.parse(`${day}T10:00:00+08:00`);
if (Number.isNaN(ten)) throw new Error(`Not a day: ${day}`);

// A distance, not an instant: each process would begin at that anew.
const seconds = Math.round((ten - Date.now()) / 1_000);
console.log(`It is ${day}.`);
const { status, error } = spawnSync(
  'faketime',
  ['-f', `${seconds < 0 ? '' : '+'}${seconds}`, process.execPath, join(CHECKOUT, 'infra/local/test.ts')],
  // What waits and what is measured goes by a clock that nobody sets.
  { stdio: 'inherit', env: { ...process.env, FAKETIME_DONT_FAKE_MONOTONIC: '1' } },
);
if (error) throw error;
process.exitCode = status ?? 1;

/** Of this year; sessions end in the first days of December. */
function saturdayAfterSession(): string {
  const at = new Date(Date.UTC(new Date().getUTCFullYear(), 11, 6));
  at.setUTCDate(at.getUTCDate() + ((6 - at.getUTCDay() + 7) % 7));
  return at.toISOString().slice(0, 10);
}
