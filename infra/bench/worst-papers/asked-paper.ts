import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, refusalIn } from './caller.ts';

/** As pages ask. */
const ASK_EVERY_MS = 3_000;

/** What became of it: the file or the sentence by which it was refused. `places`: as they were told. */
export type Asked = Readonly<{
  seconds: number;
  places: readonly number[];
  end: Readonly<{ content: Buffer }> | Readonly<{ refused: string }>;
}>;
type Told = Readonly<{
  id: string;
  state: 'waiting' | 'printing' | 'ready' | 'refused';
  place: number | null;
  problem: Readonly<{ code: string; message: string }> | null;
}>;

/** Asks as a page does: a paper that has to wait is asked for again until it is there. @throws for a lost one */
export async function askPaper(caller: Caller, path: string): Promise<Asked> {
  const begunAt = performance.now();
  const places: number[] = [];
  const over = (end: Asked['end']) => ({ seconds: (performance.now() - begunAt) / 1_000, places, end });
  const first = await caller.get(path, { prefer: 'respond-async' });
  if (first.status === 200) return over({ content: await contentOf(first) });
  if (first.status !== 202) return over({ refused: await refusalIn(first) });
  for (let told = (await first.json()) as Told; ; told = await stateOf(caller, told.id)) {
    if (told.place !== null) places.push(told.place);
    if (told.problem) return over({ refused: `${told.problem.code}: ${told.problem.message}` });
    if (told.state === 'ready') return over({ content: await fileOf(caller, told.id) });
    await pause(ASK_EVERY_MS);
  }
}

async function stateOf(caller: Caller, id: string): Promise<Told> {
  const response = await caller.get(`/api/papers/${id}`);
  if (response.status !== 200) throw new Error(`Asking after it: ${await refusalIn(response)}`);
  return (await response.json()) as Told;
}

async function fileOf(caller: Caller, id: string): Promise<Buffer> {
  const response = await caller.get(`/api/papers/${id}/file`);
  if (response.status !== 200) throw new Error(`Fetching it: ${await refusalIn(response)}`);
  return contentOf(response);
}

const contentOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
