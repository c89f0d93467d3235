import { ApiError } from '../api/api-error';
import type { Autosave } from '../records/autosave';
import { blank, type Note, type NoteFields, noteKind, noteWith } from '../records/note.builder';
import { RecordSaver } from '../records/record-saver';
import { type CellField, newerState, shownCell } from './cell-standing';
import { RecordCells } from './record-cells';

const objective: CellField<NoteFields, string> = {
  of: 'objective',
  read: (note) => note.objective,
  put: (note, value) => ({ ...note, objective: value }),
};

const { id } = noteWith();

/** One record on a server and a device that behave, unless told otherwise. */
function begin() {
  jest.useFakeTimers();
  const world = {
    held: undefined as Note | undefined,
    failure: undefined as ApiError | undefined,
    keeps: true,
    letGo: 0,
  };
  const answer = (note: Note) => {
    if (world.failure) throw world.failure;
    world.held = note;
    return note;
  };
  const cells = new RecordCells(noteKind, (_id, opened: Autosave<NoteFields>) => ({
    saver: new RecordSaver(opened, {
      rules: noteKind,
      create: async (fields) => answer(noteWith({ ...fields, version: 1 })),
      update: async (version, fields) => answer(noteWith({ ...fields, version: version + 1 })),
      restore: async () => noteWith(),
      keepDraft: async () => {
        if (!world.keeps) throw new Error('QuotaExceededError');
      },
      dropDraft: async () => undefined,
      onSaved: () => undefined,
      inTurn: (save) => save(),
    }),
    reason: () => 'Sesi 2025 telah ditutup.',
    letGo: () => {
      world.letGo += 1;
    },
  }));
  const shown = () => {
    const state = cells.current().get(id);
    return state && shownCell(objective, state);
  };
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { world, cells, shown, settle };
}

afterEach(() => jest.useRealTimers());

describe('A cell that is a record', () => {
  it('goes on with what the device kept, and keeps it when another of the record is written', async () => {
    const { world, cells, settle } = begin();
    const note = noteWith({ objective: 'satu', version: 1 });
    const base = { version: 1, fields: noteKind.fieldsOf(note), savedAt: note.updatedAt };
    const text = { ...base.fields, activities: 'ditulis tanpa talian' };
    cells.goOnWith(id, { text, base, unanswered: [], onDevice: 'committed', phase: { name: 'resting' } });
    cells.write(note, objective, 'dua');
    await settle();
    expect(world.held).toMatchObject({ objective: 'dua', activities: 'ditulis tanpa talian' });
  });

  it('that is written before it is known what another window left goes on top of that, and asks nobody', async () => {
    const { world, cells, settle } = begin();
    const note = noteWith({ objective: 'satu', version: 1 });
    const base = { version: 1, fields: noteKind.fieldsOf(note), savedAt: note.updatedAt };
    const text = { ...base.fields, objective: 'dua', activities: 'ditulis tanpa talian' };
    void cells.goOnWithAll(async () => {
      await Promise.resolve();
      cells.goOnWith(id, { text, base, unanswered: [], onDevice: 'committed', phase: { name: 'resting' } });
    });
    cells.type(note, objective, 'ti');
    cells.write(note, objective, 'tiga');
    await settle();
    expect(world.held).toMatchObject({ objective: 'tiga', activities: 'ditulis tanpa talian' });
    expect(cells.current().get(id)?.disputed).toEqual([]);
  });

  it('is written all the same where the device cannot say what it kept', async () => {
    const { world, cells, settle } = begin();
    void cells.goOnWithAll(() => Promise.reject(new Error('InvalidStateError')));
    cells.write(noteWith({ objective: 'satu', version: 1 }), objective, 'dua');
    await settle();
    expect(world.held).toMatchObject({ objective: 'dua' });
  });

  it('is saved at once, says so for two seconds, and is quiet again', async () => {
    const { world, cells, shown, settle } = begin();
    cells.write(noteWith({ objective: 'satu' }), objective, 'dua');
    expect(shown()).toEqual({ value: 'dua', standing: { name: 'saving' } });
    await settle();
    expect(world.held).toMatchObject({ objective: 'dua', version: 2 });
    expect(shown()).toEqual({ value: 'dua', standing: { name: 'saved' } });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(shown()).toEqual({ value: 'dua', standing: { name: 'settled' } });
  });

  it('is begun under the id that the page gave it, and changed by its version from then on', async () => {
    const { world, cells, settle } = begin();
    const origin = { id, begun: { ...blank, subject: 'Sains' } };
    cells.write(origin, objective, 'satu');
    await settle();
    expect(world.held).toMatchObject({ subject: 'Sains', objective: 'satu', version: 1 });
    cells.write(origin, objective, '');
    await settle();
    expect(world.held).toMatchObject({ objective: '', version: 2 });
  });

  it('is on this device while the network is away, or says that it is nowhere', async () => {
    const { world, cells, shown, settle } = begin();
    world.failure = new ApiError('NETWORK', 0, 'Failed to fetch');
    cells.write(noteWith(), objective, 'satu');
    await settle();
    expect(shown()).toEqual({ value: 'satu', standing: { name: 'on-device' } });
    world.keeps = false;
    cells.write(noteWith(), objective, 'dua');
    await settle();
    expect(shown()).toEqual({ value: 'dua', standing: { name: 'unsaved' } });
    world.failure = undefined;
    cells.retryAll();
    await settle();
    expect(shown()).toEqual({ value: 'dua', standing: { name: 'saved' } });
  });

  it('keeps the old value where the new one is refused, with the reason, and lets it be dropped', async () => {
    const { world, cells, shown, settle } = begin();
    world.failure = new ApiError('ACADEMIC_YEAR_CLOSED', 409, 'closed');
    cells.write(noteWith({ objective: 'satu' }), objective, 'dua');
    await settle();
    const refused = { name: 'refused', asked: 'dua', reason: 'Sesi 2025 telah ditutup.' };
    expect(shown()).toEqual({ value: 'satu', standing: refused });
    cells.decide(id, objective, 'mine');
    await settle();
    expect(shown()).toEqual({ value: 'satu', standing: refused });
    cells.decide(id, objective, 'theirs');
    await settle();
    expect(shown()).toEqual({ value: 'satu', standing: { name: 'settled' } });
  });

  it.each([
    ['mine', 'saya', 8],
    ['theirs', 'mereka', 7],
  ] as const)('shows a newer value beside its own until one is chosen: %s', async (side, value, version) => {
    const { world, cells, shown, settle } = begin();
    const current = noteWith({ objective: 'mereka', version: 7 });
    world.failure = new ApiError('NOTE_CONFLICT', 409, 'conflict', { current });
    cells.write(noteWith({ objective: 'lama' }), objective, 'saya');
    await settle();
    expect(shown()).toEqual({
      value: 'mereka',
      standing: { name: 'differs', mine: 'saya', theirs: 'mereka' },
    });
    world.failure = undefined;
    cells.decide(id, objective, side);
    await settle();
    expect(shown()?.value).toBe(value);
    expect(cells.current().get(id)?.state.base.version).toBe(version);
  });

  it('asks of a record with several cells for each that both wrote, and for no other', async () => {
    const { world, cells, settle } = begin();
    const subject: CellField<NoteFields, string> = {
      of: 'subject',
      read: (note) => note.subject,
      put: (note, value) => ({ ...note, subject: value }),
    };
    const theirs = { subject: 'mereka', objective: 'mereka', reflection: 'mereka' };
    world.failure = new ApiError('NOTE_CONFLICT', 409, 'conflict', {
      current: noteWith({ ...theirs, version: 7 }),
    });
    cells.write(noteWith({ objective: 'lama' }), objective, 'saya');
    cells.write(noteWith({ objective: 'lama' }), subject, 'saya');
    await settle();
    expect(cells.current().get(id)?.disputed).toEqual(['subject', 'objective']);
    world.failure = undefined;
    cells.decide(id, objective, 'theirs');
    expect(cells.current().get(id)?.disputed).toEqual(['subject']);
    cells.decide(id, subject, 'mine');
    await settle();
    expect(world.held).toMatchObject({ ...theirs, subject: 'saya', version: 8 });
  });

  it('gives way to a newer record that a list brought, unless something in it is unsent', async () => {
    const { world, cells, settle } = begin();
    cells.write(noteWith(), objective, 'satu');
    await settle();
    const known = cells.current().get(id);
    expect(newerState(noteWith({ version: 2 }), known)).toBe(known);
    expect(newerState(noteWith({ version: 3 }), known)).toBeUndefined();
    world.failure = new ApiError('NETWORK', 0, 'Failed to fetch');
    cells.write(noteWith({ version: 3, objective: 'baharu' }), objective, 'dua');
    await settle();
    const unsent = cells.current().get(id);
    expect(unsent?.state.base.version).toBe(3);
    expect(newerState(noteWith({ version: 4 }), unsent)).toBe(unsent);
  });

  it('is let go with its grid', () => {
    const { world, cells } = begin();
    cells.write(noteWith(), objective, 'satu');
    cells.letAllGo();
    expect(world.letGo).toBe(1);
  });
});
