import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDF } from '../src/platform/papers/media-types.js';
import { PaperDesk } from '../src/platform/papers/paper-desk.js';
import { PaperPress, USUAL_PRESS } from '../src/platform/papers/paper-press.js';
import { once as item, type Printing, toPrint } from '../src/platform/papers/printing.js';
import {
  ABORTS,
  BIG,
  DIES_ONCE,
  EATS,
  ECHO,
  FAILS,
  HANGS,
  PAGES,
  REFUSES,
  REFUSES_LATE,
  SPINS,
} from './fixtures/probe-printings.js';

const MB = 1024 * 1024;
const PROGRAM_OF_PROBES = [
  '--import',
  join(__dirname, 'support/typescript-hooks.mjs'),
  join(__dirname, 'fixtures/probe-printers.ts'),
];
const BOUNDS = { memoryBytes: 200 * MB, processorMs: 1_500, patienceMs: 30_000, bytes: 2 * MB };
const [ALI, SITI] = [
  { school: 'aba', person: 'ali' },
  { school: 'bbb', person: 'siti' },
];

let press: PaperPress;

beforeAll(() => {
  press = new PaperPress({ ...USUAL_PRESS, program: PROGRAM_OF_PROBES, bounds: BOUNDS });
});
afterAll(() => press.onApplicationShutdown());

const print = <Head, Item>(printing: Printing<Head, Item>, head: Head, whose = ALI) =>
  press.print(toPrint(printing, head), whose).then(textOf);
const textOf = (pieces: readonly Buffer[]) => String(Buffer.concat(pieces));

describe('A paper that is printed is held until it is taken', () => {
  const BYTES = 1_000;
  const STAYS = new AbortController().signal;
  const desk = () => new PaperDesk(withHeld);
  let withHeld: PaperPress;
  beforeAll(() => {
    const held = { bytes: 2 * BYTES, ofSchool: BYTES };
    withHeld = new PaperPress({ ...USUAL_PRESS, program: PROGRAM_OF_PROBES, held });
  });
  afterAll(() => withHeld.onApplicationShutdown());
  const taken = async (at: PaperDesk, { school }: typeof ALI) => {
    const paper = { name: 'x.pdf', type: PDF, work: toPrint(BIG, BYTES) };
    return (await at.file(paper, { school, person: randomUUID() }, STAYS)).getStream();
  };
  const isFree = (at: PaperDesk, { school }: typeof ALI) => at.isFree({ school, person: randomUUID() });

  it('and while one school holds as much as it may, it alone is told to come again', async () => {
    const at = desk();
    const first = await taken(at, ALI);
    expect([isFree(at, ALI), isFree(at, SITI)]).toEqual([false, true]);
    await expect(taken(at, ALI)).rejects.toMatchObject({ code: 'TOO_MANY_PAPERS' });
    expect((await buffer(first)).length).toBe(BYTES);
    expect(isFree(at, ALI)).toBe(true);
  });

  it('nor does whoever waited for a turn meanwhile get more than there is room for', async () => {
    const at = desk();
    const asked = await Promise.allSettled([taken(at, ALI), taken(at, ALI), taken(at, ALI)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('of all schools together no more than there is room for, until one is taken or left', async () => {
    const at = desk();
    const [one, other] = [await taken(at, ALI), await taken(at, SITI)];
    const third = { school: 'ccc', person: 'chan' };
    expect(isFree(at, third)).toBe(false);
    await expect(taken(at, third)).rejects.toMatchObject({ code: 'TOO_MANY_PAPERS' });
    one.destroy();
    await once(one, 'close');
    expect([isFree(at, third), isFree(at, SITI)]).toEqual([true, false]);
    other.destroy();
  });
});

describe('A paper is printed in a process of its own', () => {
  it('with what is sent at once and what comes when it asks', async () => {
    const items = async function* () {
      yield 'dua';
      yield 'tiga';
    };
    expect(textOf(await press.print(toPrint(ECHO, 'satu', items), ALI))).toBe('satu dua tiga');
  });

  it('and is made again when the process dies of something else', async () => {
    const marker = join(await mkdtemp(join(tmpdir(), 'press-')), 'died');
    expect(await print(DIES_ONCE, { marker })).toBe('made again');
  });

  it.each([
    ['its processor', SPINS, 'seconds'],
    ['its memory', EATS, 'memory'],
    ['its heap', ABORTS, 'memory'],
  ] as const)('which is killed beyond %s, and told which bound it was', async (_, printing, what) => {
    const beside = print(ECHO, 'beside', SITI);
    await expect(print(printing, null)).rejects.toMatchObject({ code: 'PAPER_TOO_LARGE', details: { what } });
    // Whoever printed beside it, and whoever comes after it, has lost nothing.
    expect(await beside).toBe('beside');
    expect(await print(ECHO, 'after')).toBe('after');
  });

  it('and holds nobody’s turn once its asker has left, though what it asks for never comes', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const leave = new AbortController();
      const endless = async function* () {
        await new Promise(() => undefined);
        yield '';
      };
      const printing = press.print(toPrint(ECHO, 'never', endless), ALI, leave.signal);
      leave.abort(new Error('left'));
      await expect(printing).rejects.toThrow('left');
    }
    expect(await print(ECHO, 'after')).toBe('after');
  });

  it('within the minutes that somebody may wait for it', async () => {
    const hasty = new PaperPress({
      ...USUAL_PRESS,
      program: PROGRAM_OF_PROBES,
      bounds: { ...BOUNDS, patienceMs: 500 },
    });
    await expect(hasty.print(toPrint(HANGS, null), ALI)).rejects.toMatchObject({
      details: { what: 'seconds' },
    });
    hasty.onApplicationShutdown();
  });

  it('of as many bytes as a file may have, and of no more', async () => {
    expect((await print(BIG, BOUNDS.bytes)).length).toBe(BOUNDS.bytes);
    await expect(print(BIG, BOUNDS.bytes + 1)).rejects.toMatchObject({
      code: 'PAPER_TOO_LARGE',
      details: { what: 'bytes' },
    });
  });

  it('of as many pages as a paper may have, and of no more', async () => {
    expect(await print(PAGES, { pages: 3, most: 3 })).toMatch(/^%PDF-/);
    await expect(print(PAGES, { pages: 4, most: 3 })).rejects.toMatchObject({
      code: 'PAPER_TOO_LARGE',
      details: { what: 'pages' },
    });
  });

  it('which says why it refuses, and what failed in it', async () => {
    await expect(print(REFUSES, 'has no token')).rejects.toThrow('has no token');
    await expect(print(FAILS, null)).rejects.toThrow('A fault of ours.');
  });

  it('with nothing of what another had written before it was refused', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(print(REFUSES_LATE, 1 * MB)).rejects.toThrow('too late');
      expect(await print(ECHO, 'after')).toBe('after');
    }
  });

  it('and whatever its items throw is what whoever asked hears', async () => {
    const items = () => item('x');
    const broken = async function* (): AsyncIterable<string> {
      yield* items();
      throw new Error('The database is gone.');
    };
    await expect(press.print(toPrint(ECHO, '', broken), ALI)).rejects.toThrow('The database is gone.');
    expect(await print(ECHO, 'after')).toBe('after');
  });

  it('until whoever asked has left: its place is the next one’s', async () => {
    const leaving = new AbortController();
    const left = press.print(toPrint(HANGS, null), ALI, leaving.signal);
    const next = print(ECHO, 'next');
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await next).toBe('next');
    expect(press.counts).toEqual({ running: 0, waiting: 0 });
  });
});
