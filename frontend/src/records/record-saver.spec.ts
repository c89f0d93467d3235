import { ApiError } from '../api/api-error';
import { brokenReplies, replyOf } from '../api/broken-replies.builder';
import { blank, type Note, type NoteFields, noteKind, noteWith, textWith } from './note.builder';
import { notesApi } from './notes-api.builder';
import { type Draft, openBlank } from './open-record';
import { RecordSaver } from './record-saver';
import { saveLabel } from './save-label';

const first = textWith({ objective: 'satu' });
const second = textWith({ objective: 'dua' });
const third = textWith({ objective: 'tiga' });

/** A server and a device that behave, unless told otherwise. */
function surroundings() {
  let held: Note | undefined;
  const world = {
    failure: undefined as ApiError | undefined,
    deviceIsFull: false,
    draft: undefined as Draft<NoteFields> | undefined,
    held: () => held,
    ports: {
      rules: noteKind,
      create: async (fields: NoteFields) => answer(() => noteWith({ ...fields, version: 1 })),
      update: async (version: number, fields: NoteFields) =>
        answer(() => noteWith({ ...fields, version: version + 1 })),
      restore: async () => noteWith(),
      keepDraft: async (draft: Draft<NoteFields>) => {
        if (world.deviceIsFull) throw new Error('QuotaExceededError');
        world.draft = draft;
      },
      dropDraft: async () => {
        world.draft = undefined;
      },
      onSaved: () => undefined,
      inTurn: (save: () => Promise<void>) => save(),
    },
  };
  function answer(note: () => Note): Note {
    if (world.failure) throw world.failure;
    held = note();
    return held;
  }
  return world;
}

const offline = new ApiError('NETWORK', 0, 'Failed to fetch');

function begin() {
  jest.useFakeTimers();
  const world = surroundings();
  const saver = new RecordSaver(openBlank(blank), world.ports);
  const stop = saver.start();
  return { world, saver, stop };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

afterEach(() => jest.useRealTimers());

it('saves by itself once the writing pauses, and then needs no draft', async () => {
  const { world, saver } = begin();
  saver.edit(first);
  await settle();
  expect(world.draft?.text).toEqual(first);
  await jest.runOnlyPendingTimersAsync();
  expect(world.held()).toMatchObject({ ...first, version: 1 });
  expect(world.draft).toBeUndefined();
});

it('keeps the draft while the network is away and sends it when it returns', async () => {
  const { world, saver } = begin();
  world.failure = offline;
  saver.edit(first);
  saver.save();
  await settle();
  expect(saver.current().phase).toEqual({ name: 'kept-here', problem: 'unreachable' });
  expect(world.draft).toMatchObject({ text: first, unanswered: [first] });

  world.failure = undefined;
  saver.edit(second);
  saver.retry();
  await settle();
  expect(world.held()).toMatchObject(second);
  expect(world.draft).toBeUndefined();
});

it('is still what was tried in vain while it is sent again, should the page die before the answer', async () => {
  const { world, saver } = begin();
  world.failure = offline;
  saver.edit(first);
  saver.save();
  await settle();
  world.ports.create = () => new Promise(() => undefined);
  saver.retry();
  await settle();
  expect(saver.current().phase.name).toBe('saving');
  expect(world.draft).toMatchObject({ text: first, standing: 'unreachable' });
});

it('keeps what is on its way beside what was written since, should the page die before the answer', async () => {
  const { world, saver } = begin();
  world.ports.create = () => new Promise(() => undefined);
  saver.edit(first);
  saver.save();
  saver.edit(second);
  await settle();
  expect(world.draft).toMatchObject({ text: second, unanswered: [first] });
});

it('tries again by itself while the network is away', async () => {
  const { world, saver } = begin();
  world.failure = offline;
  saver.edit(first);
  saver.save();
  await settle();
  world.failure = undefined;
  await jest.runOnlyPendingTimersAsync();
  expect(world.held()).toMatchObject(first);
});

it('is not put off by what is written meanwhile: whoever goes on typing is saved as soon', async () => {
  const { world, saver } = begin();
  world.failure = offline;
  saver.edit(first);
  saver.save();
  await settle();
  world.failure = undefined;
  for (let second = 1; second <= 5; second += 1) {
    saver.edit(textWith({ objective: `huruf ${second}` }));
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(world.held()).toMatchObject(textWith({ objective: 'huruf 5' }));
});

it('is tried again within ten seconds however long the network was away', async () => {
  const { world, saver } = begin();
  world.failure = offline;
  saver.edit(first);
  await jest.advanceTimersByTimeAsync(120_000);
  world.failure = undefined;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(world.held()).toMatchObject(first);
});

it('sends what is unsaved when the page is left', async () => {
  const { world, saver, stop } = begin();
  saver.edit(first);
  stop();
  await settle();
  expect(world.held()).toMatchObject(first);
});

it('sends what was written during a save when the page is left', async () => {
  const { world, saver, stop } = begin();
  saver.edit(first);
  saver.save();
  saver.edit(second);
  stop();
  await settle();
  expect(world.held()).toMatchObject({ ...second, version: 2 });
});

it('keeps the draft when the page is left without a network', async () => {
  const { world, saver, stop } = begin();
  world.failure = offline;
  saver.edit(first);
  stop();
  await settle();
  expect(world.draft?.text).toEqual(first);
  expect(jest.getTimerCount()).toBe(0);
});

it('loses nothing to an expired session: the draft stays, and goes out after signing in', async () => {
  const { world, saver } = begin();
  world.failure = new ApiError('TOKEN_EXPIRED', 401, '');
  saver.edit(first);
  saver.save();
  await settle();
  expect(world.draft?.text).toEqual(first);
  world.failure = undefined;
  saver.stay();
  await settle();
  expect(world.held()).toMatchObject(first);
});

it('says so when the device cannot keep the draft', async () => {
  const { world, saver } = begin();
  world.deviceIsFull = true;
  saver.edit(first);
  await settle();
  expect(saver.current().onDevice).toBe('refused');
});

it('says that the device has a text when its store has committed that very text, not before', async () => {
  const { world, saver } = begin();
  world.failure = offline;
  let commit: () => void = () => undefined;
  world.ports.keepDraft = () => new Promise((resolve) => (commit = resolve));
  saver.edit(first);
  await settle();
  expect(saver.current().onDevice).toBe('behind');
  saver.edit(second);
  commit();
  await settle();
  expect(saver.current().onDevice).toBe('behind');
  commit();
  await settle();
  expect(saver.current().onDevice).toBe('committed');
});

it('says that a text is saved when the device has dropped its draft too, not before', async () => {
  const { world, saver } = begin();
  let drop: () => void = () => undefined;
  world.ports.dropDraft = () => new Promise((resolve) => (drop = resolve));
  saver.edit(first);
  saver.save();
  await settle();
  expect(world.held()).toMatchObject(first);
  expect(labelOf(saver)).toBe('Menyimpan…');
  drop();
  await settle();
  expect(labelOf(saver)).toMatch(/^Disimpan/);
});

/** A saver whose server is asked through the client, over a network that breaks what it says. */
function beginOverNetwork() {
  const { world, saver } = begin();
  const server = notesApi();
  Object.assign(world.ports, { create: server.create, update: server.update });
  return { world, saver, server };
}

const labelOf = (saver: RecordSaver<NoteFields>) => saveLabel(noteKind, saver.current(), false).text;

describe.each(brokenReplies)('A save that is answered by %s', (_how, seconds, broken) => {
  it('stands on the device, says so, and is tried again until it is known to have arrived', async () => {
    const { world, saver, server } = beginOverNetwork();
    server.reply = broken;
    saver.edit(first);
    saver.save();
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    expect(saver.current().phase).toEqual({ name: 'kept-here', problem: 'unreachable' });
    expect(labelOf(saver)).toBe('Dalam peranti ini');
    expect(world.draft).toMatchObject({ text: first, unanswered: [first], standing: 'unreachable' });

    server.reply = async (whole) => replyOf(whole);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(saver.isAtRest()).toBe(true);
    expect(labelOf(saver)).toMatch(/^Disimpan/);
    expect(server.held()).toMatchObject(first);
    expect(world.draft).toBeUndefined();
  });

  it('and has arrived all the same is no conflict with oneself, whatever is written meanwhile', async () => {
    const { saver, server } = beginOverNetwork();
    saver.edit(first);
    saver.save();
    await settle();
    server.reply = broken;
    saver.edit(second);
    saver.save();
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    expect(server.held()).toMatchObject({ ...second, version: 2 });
    expect(labelOf(saver)).not.toMatch(/^Disimpan/);
    saver.edit(third);

    server.reply = async (whole) => replyOf(whole);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(saver.isAtRest()).toBe(true);
    expect(server.held()).toMatchObject(third);
  });
});

it.each([
  ['the call', { create: () => Promise.reject(new RangeError('A mistake of ours.')) }],
  ['the turn', { inTurn: () => Promise.reject(new DOMException('No locks here.', 'InvalidStateError')) }],
])(
  'a mistake of ours in %s is a text that stands on the device and is tried again',
  async (_where, mistaken) => {
    const { world, saver } = begin();
    const well = { ...world.ports };
    Object.assign(world.ports, mistaken);
    saver.edit(first);
    saver.save();
    await settle();
    expect(saver.current().phase).toEqual({ name: 'kept-here', problem: 'unreachable' });
    expect(world.draft?.text).toEqual(first);
    Object.assign(world.ports, well);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(world.held()).toMatchObject(first);
  },
);
