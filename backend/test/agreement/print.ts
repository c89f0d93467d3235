import { argv, stdout } from 'node:process';
import { generate } from './generate.ts';
import { truthAfter } from './model/truth.ts';

const MALAYSIA = 'Asia/Kuala_Lumpur';

/** The history of a seed, a line a step with what became of it; with --json the whole of it, to be played again. */
const [, , seed = '1', form] = argv;
const history = generate(Number(seed));
if (form === '--json') stdout.write(`${JSON.stringify(history, null, 1)}\n`);
else {
  const { refusals } = truthAfter(history.school, history.steps);
  for (const [i, { at, by, kind, ...rest }] of history.steps.entries()) {
    const when = new Date(at).toLocaleString('sv-SE', { timeZone: MALAYSIA });
    const said = kind === 'publish' ? '' : JSON.stringify(rest);
    stdout.write(`${i} ${when} ${by} ${kind} ${said}${refusals[i] ? ` REFUSED ${refusals[i]}` : ''}\n`);
  }
}
