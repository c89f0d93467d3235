import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MONDAY, PLAN, type Teacher } from '../../load/teacher-monday.ts';
import { callerOf } from './caller.ts';
import { type Lateness, OwnLoop } from './own-loop.ts';

/** `prepare`: each writes a plan. Between `begin` and `end` they work; `end` is told how that went. */
export type ToOrdinary =
  | Readonly<{ kind: 'prepare'; url: string; teachers: readonly Teacher[] }>
  | Readonly<{ kind: 'begin'; perSecond: number }>
  | Readonly<{ kind: 'end' }>;
/**
 * Milliseconds by what was asked; what was answered otherwise than it should have been; how late the asker itself came to
 * what it had to do.
 */
export type OrdinaryAnswers = Readonly<{
  times: Readonly<Record<string, number[]>>;
  failures: readonly string[];
  late: Lateness;
}>;

/** The plan that a teacher keeps saving, and whether that goes on still. */
type Desk = { teacher: Teacher; planId: string; version: number; isSaving: boolean };

let url = '';
let desks: Desk[] = [];
let answers: { times: Record<string, number[]>; failures: string[] } = { times: {}, failures: [] };
let loop = new OwnLoop();
let stop = new AbortController();
let working: Promise<void> = Promise.resolve();

// A process of its own: what it measures waits for nothing that the papers' askers do.
process.on('message', async (message: ToOrdinary) => process.send?.(await answer(message)));
process.channel?.ref();
process.send?.('ready');

async function answer(message: ToOrdinary): Promise<object | string> {
  if (message.kind === 'end') {
    stop.abort();
    await working;
    return { ...answers, late: loop.end() };
  }
  if (message.kind === 'prepare') {
    url = message.url;
    desks = await Promise.all(message.teachers.map(sitDown));
    return 'prepared';
  }
  answers = { times: {}, failures: [] };
  loop = new OwnLoop();
  stop = new AbortController();
  working = work(message.perSecond, stop.signal);
  return 'begun';
}

async function sitDown(teacher: Teacher): Promise<Desk> {
  const planId = randomUUID();
  const response = await callerOf(url, teacher).send('POST', '/api/lesson-plans', { ...PLAN, id: planId });
  if (response.status !== 201) throw new Error(`A plan: ${response.status} ${await response.text()}`);
  const { version } = (await response.json()) as { version: number };
  return { teacher, planId, version, isSaving: false };
}

/** At a steady rate, whether or not those before have been answered. */
async function work(perSecond: number, until: AbortSignal): Promise<void> {
  const asked: Promise<void>[] = [];
  const begunAt = performance.now();
  for (let at = 0; !until.aborted; at += 1) {
    await pause(Math.max(0, begunAt + (at * 1_000) / perSecond - performance.now()));
    const desk = desks[at % desks.length];
    const ask = ASKED[Math.floor(at / desks.length + at) % ASKED.length];
    if (desk && ask) asked.push(ask(desk));
  }
  await Promise.all(asked);
}

const ASKED = [
  ({ teacher }: Desk) => read('status', teacher, '/api/subscription/status'),
  ({ teacher }: Desk) => read('week', teacher, `/api/my-week?day=${MONDAY}`),
  ({ teacher }: Desk) => read('plans', teacher, '/api/lesson-plans'),
  save,
];

const read = (kind: string, teacher: Teacher, path: string) =>
  timed(kind, async () => (await whole(callerOf(url, teacher).get(path))).status);

async function save(desk: Desk): Promise<void> {
  if (desk.isSaving) return;
  desk.isSaving = true;
  await timed('saved plan', async () => {
    const body = { ...PLAN, objective: `${PLAN.objective} ${desk.version}.`, version: desk.version };
    const caller = callerOf(url, desk.teacher);
    const { status, text } = await whole(caller.send('PUT', `/api/lesson-plans/${desk.planId}`, body));
    if (status === 200) ({ version: desk.version } = JSON.parse(text));
    return status;
  });
  desk.isSaving = false;
}

async function whole(asked: Promise<Response>) {
  const response = await asked;
  return { status: response.status, text: await response.text() };
}

async function timed(kind: string, ask: () => Promise<number>): Promise<void> {
  const begunAt = performance.now();
  const ended = await ask().catch(String);
  answers.times[kind] = [...(answers.times[kind] ?? []), performance.now() - begunAt];
  if (ended !== 200) answers.failures.push(`${kind}: ${ended}`);
}
