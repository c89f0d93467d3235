import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BACKEND_DIST } from '../local/checkout.ts';

type State = Readonly<{ placed: number; activities: number }>;
type Search = Readonly<{ run(steps: number): State; state(): State }>;
type Generated = Readonly<{
  generatedSchool(dice: () => number): object;
  seededDice(seed: number): () => number;
}>;

const folder = join(BACKEND_DIST, 'modules/timetable/domain/suggestion');
const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
const { generatedSchool, seededDice }: Generated = await load('generated-school.js');
const { TimeSearch }: { TimeSearch: new (problem: object, dice: () => number) => Search } =
  await load('time-search.js');

/** The milliseconds until all lessons of a generated school have a time, as the page's worker would look for them. */
process.on('message', ({ seed }: Readonly<{ seed: number }>) => process.send?.(placed(seed)));
process.channel?.ref();
process.send?.('ready');

function placed(seed: number): number {
  const search = new TimeSearch(generatedSchool(seededDice(seed)), seededDice(seed + 100));
  const begunAt = performance.now();
  let state = search.state();
  while (state.placed < state.activities) state = search.run(1_000);
  return performance.now() - begunAt;
}
