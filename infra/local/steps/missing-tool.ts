import { FAILED, SKIPPED, type Tally } from './tally.ts';

/** Loud where somebody develops, a failure where nobody would read it. */
export function missingTool(message: string): Tally {
  const mustBeThere = process.env.CI === 'true';
  console.error(`\n!!! ${mustBeThere ? 'FAILED' : 'SKIPPED'}: ${message} !!!\n`);
  return mustBeThere ? FAILED : SKIPPED;
}
