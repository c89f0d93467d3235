import { type Autosave, type AutosaveEvent, autosave, type Base, isUnsaved, type Problem } from './autosave';
import { blank, type Note, type NoteFields, noteKind, noteWith, textWith, tooLong } from './note.builder';
import { openBlank } from './open-record';

const mine = textWith({ objective: 'Murid dapat menambah pecahan.' });
const later = textWith({ objective: 'Murid dapat menambah dan menolak pecahan.' });
const last = textWith({ objective: 'Murid dapat menambah, menolak dan mendarab pecahan.' });
const theirs = noteWith({ version: 7, objective: 'Teks dari peranti lain.' });
const savedBase: Base<NoteFields> = { version: 3, fields: blank, savedAt: '2026-11-20T10:00:00+08:00' };

const edited = (text = mine): AutosaveEvent<NoteFields> => ({ type: 'edited', text });
const requested: AutosaveEvent<NoteFields> = { type: 'save-requested' };
const retried: AutosaveEvent<NoteFields> = { type: 'retried' };
const failed = (problem: Problem): AutosaveEvent<NoteFields> => ({ type: 'failed', problem });

const run = (start: Autosave<NoteFields>, ...events: AutosaveEvent<NoteFields>[]) =>
  events.reduce((state, event) => autosave(noteKind, state, event), start);
const fresh = openBlank(blank);
const known: Autosave<NoteFields> = { ...fresh, base: savedBase };
const saving = run(known, edited(), requested);
const kept = (problem: Problem) => run(saving, failed(problem));

describe('nothing is sent', () => {
  it('of a form that nobody touched', () => {
    expect(run(fresh, requested).phase).toEqual({ name: 'resting' });
  });

  it('while the writing goes on', () => {
    expect(run(fresh, edited()).phase).toEqual({ name: 'resting' });
  });

  it('when the text is back to what is saved', () => {
    expect(run(known, edited(), edited(blank), requested).phase).toEqual({ name: 'resting' });
  });

  it('of a text that the server cannot take', () => {
    const invalid = textWith({ subject: tooLong });
    expect(run(known, edited(invalid), requested).phase).toEqual({ name: 'kept-here', problem: 'invalid' });
  });

  it('a second time while a save is under way', () => {
    expect(run(saving, requested)).toBe(saving);
  });
});

describe('a text that the server cannot take', () => {
  const invalid = run(known, edited(textWith({ subject: tooLong })), requested);

  it('is no longer marked as soon as it is corrected, and the next pause sends it', () => {
    expect(run(invalid, edited()).phase).toEqual({ name: 'resting' });
    expect(run(invalid, edited(), requested).phase).toEqual({ name: 'saving', sent: mine });
  });

  it('stays marked while another mistake is left', () => {
    expect(run(invalid, edited(textWith({ subject: tooLong, objective: 'a' }))).phase).toEqual(invalid.phase);
  });
});

describe('a record that another window has saved', () => {
  const elsewhere: AutosaveEvent<NoteFields> = { type: 'saved-elsewhere', record: theirs };

  it('is taken over where nothing is written', () => {
    expect(run(known, elsewhere)).toMatchObject({
      text: { objective: theirs.objective },
      base: { version: 7 },
    });
    expect(isUnsaved(run(known, elsewhere))).toBe(false);
  });

  it('leaves alone what is being written, what is newer, and what waits for a decision', () => {
    const writing = run(known, edited());
    const newer = { ...known, base: { ...savedBase, version: 9 } };
    for (const state of [writing, saving, newer, kept('session')]) expect(run(state, elsewhere)).toBe(state);
  });
});

describe('a pause in the writing', () => {
  it('sends what stands in the form', () => {
    expect(saving.phase).toEqual({ name: 'saving', sent: mine });
  });

  it.each(['unreachable', 'invalid'] as const)('tries again after: %s', (problem) => {
    expect(run(kept(problem), edited(later), requested).phase).toEqual({ name: 'saving', sent: later });
  });

  it.each(['session', 'restricted', 'deleted', 'refused'] as const)(
    'does not knock again after: %s',
    (problem) => {
      expect(run(kept(problem), edited(later), requested).phase).toEqual({ name: 'kept-here', problem });
    },
  );
});

describe('once saved', () => {
  const saved: AutosaveEvent<NoteFields> = { type: 'saved', record: noteWith({ ...mine, version: 4 }) };

  it('it rests on the new version', () => {
    const state = run(saving, saved);
    expect(state.phase).toEqual({ name: 'resting' });
    expect(state.base).toEqual({ version: 4, fields: mine, savedAt: '2026-11-20T10:32:00+08:00' });
    expect(isUnsaved(state)).toBe(false);
  });

  it('what was written meanwhile goes out at the next pause', () => {
    const state = run(saving, edited(later), saved);
    expect(state.phase).toEqual({ name: 'resting' });
    expect(run(state, requested).phase).toEqual({ name: 'saving', sent: later });
  });

  it('a text that the server trims is not sent for ever', () => {
    const trimmed = noteWith({ version: 4, objective: 'Murid dapat menambah' });
    expect(run(saving, { type: 'saved', record: trimmed }).phase).toEqual({ name: 'resting' });
  });

  it('a repeated creation that answers with the first text is followed by the newer one', () => {
    const creating = run(fresh, edited(), requested, failed('unreachable'), edited(later), requested);
    const answered = run(creating, { type: 'saved', record: noteWith(mine) });
    expect(answered.base.version).toBe(1);
    expect(run(answered, requested).phase).toEqual({ name: 'saving', sent: later });
  });

  it('a creation that another window has made is compared with what stands there', () => {
    const creating = run(fresh, edited(), requested);
    const elsewhere = (note: Note) => run(creating, { type: 'saved', record: note });
    expect(elsewhere(noteWith({ ...mine, objective: 'Ditulis di sana.' })).phase.name).toBe('conflict');
    expect(elsewhere(noteWith({ reflection: 'Ditulis di sana.' }))).toMatchObject({
      text: { ...mine, reflection: 'Ditulis di sana.' },
      phase: { name: 'resting' },
    });
  });

  it('whichever of the texts that went out without an answer the server holds, it is no conflict', () => {
    const twice = run(saving, failed('unreachable'), edited(later), requested, failed('unreachable'));
    const newest = run(twice, edited(last), requested);
    for (const held of [mine, later])
      expect(run(newest, { type: 'conflicted', theirs: noteWith({ ...held, version: 4 }) }).phase).toEqual({
        name: 'saving',
        sent: last,
      });
  });
});

describe('whatever fails, the text stays', () => {
  const problems = ['unreachable', 'session', 'restricted', 'invalid', 'deleted', 'refused'] as const;

  it.each(problems)('%s', (problem) => {
    expect(kept(problem)).toMatchObject({ text: mine, phase: { name: 'kept-here', problem } });
    expect(isUnsaved(kept(problem))).toBe(true);
  });

  it.each(['unreachable', 'session', 'restricted', 'invalid', 'refused'] as const)(
    'and goes out when what stood in the way has gone: %s',
    (problem) => {
      expect(run(kept(problem), retried).phase).toEqual({ name: 'saving', sent: mine });
    },
  );

  it('but is not forced on a record that was deleted', () => {
    expect(run(kept('deleted'), retried).phase).toEqual({ name: 'kept-here', problem: 'deleted' });
  });

  it('until it is restored', () => {
    const restored = run(kept('deleted'), { type: 'restored', record: noteWith({ version: 5 }) });
    expect(restored).toMatchObject({ base: { version: 5 }, phase: { name: 'saving', sent: mine } });
  });
});

it('a text that is back to what was saved is sent while an earlier one may stand on the server', () => {
  const back = run(kept('unreachable'), edited(blank));
  expect(isUnsaved(back)).toBe(true);
  expect(run(back, retried).phase).toEqual({ name: 'saving', sent: blank });
});

describe('a version conflict', () => {
  const conflict = run(saving, { type: 'conflicted', theirs });

  it('keeps both texts', () => {
    expect(conflict).toMatchObject({ text: mine, phase: { name: 'conflict', theirs } });
  });

  it('is not overrun by further writing, requests or retries', () => {
    const state = run(conflict, edited(later), requested, retried);
    expect(state).toMatchObject({ text: later, phase: { name: 'conflict' } });
  });

  it('once decided for one text, saves that one over the newer version', () => {
    const state = run(conflict, { type: 'resolved', text: later });
    expect(state).toMatchObject({ base: { version: 7 }, phase: { name: 'saving', sent: later } });
  });

  it('once decided for the server, has nothing more to save', () => {
    const state = run(conflict, { type: 'resolved', text: textWith({ objective: theirs.objective }) });
    expect(state).toMatchObject({ base: { version: 7 }, phase: { name: 'resting' } });
    expect(isUnsaved(state)).toBe(false);
  });

  it('is none when the server holds what was just sent', () => {
    const own = noteWith({ ...mine, version: 4 });
    expect(run(saving, { type: 'conflicted', theirs: own })).toMatchObject({
      base: { version: 4 },
      phase: { name: 'resting' },
    });
  });

  it('is none when the server holds an earlier text whose reply got lost', () => {
    const again = run(kept('unreachable'), edited(later), requested);
    const own = noteWith({ ...mine, version: 4 });
    expect(run(again, { type: 'conflicted', theirs: own })).toMatchObject({
      base: { version: 4 },
      phase: { name: 'saving', sent: later },
    });
  });
});

describe('a conflict in which only one side wrote a field', () => {
  const started = noteWith({ version: 3, subject: 'Sains', objective: 'Asal.' });
  const opened: Autosave<NoteFields> = { ...fresh, text: noteKind.fieldsOf(started) };
  const base: Base<NoteFields> = { ...savedBase, fields: opened.text };
  const written = { ...opened.text, objective: 'Saya.' };
  const meeting = (theirs: Partial<NoteFields>) =>
    run({ ...opened, base }, edited(written), requested, {
      type: 'conflicted',
      theirs: noteWith({ ...started, version: 7, ...theirs }),
    });

  it('is saved at once with what both wrote', () => {
    expect(meeting({ reflection: 'Mereka.' })).toMatchObject({
      base: { version: 7 },
      phase: { name: 'saving', sent: { ...written, reflection: 'Mereka.' } },
    });
  });

  it('is said to be on the device only once the device has the text that results', () => {
    const before = run({ ...opened, base }, edited(written), {
      type: 'device-answered',
      kept: true,
      text: written,
    });
    const theirs = noteWith({ ...started, version: 7, reflection: 'Mereka.' });
    expect(run(before, requested, { type: 'conflicted', theirs }).onDevice).toBe('behind');
  });

  it('is asked where both wrote the same field', () => {
    expect(meeting({ objective: 'Mereka.' })).toMatchObject({ text: written, phase: { name: 'conflict' } });
  });
});

describe('a late answer changes nothing', () => {
  it.each<[string, AutosaveEvent<NoteFields>]>([
    ['saved', { type: 'saved', record: theirs }],
    ['failed', failed('unreachable')],
    ['conflicted', { type: 'conflicted', theirs }],
    ['resolved', { type: 'resolved', text: later }],
  ])('%s', (_name, event) => {
    expect(run(known, event)).toBe(known);
  });
});

describe('what the device says', () => {
  const answered = (kept: boolean, text = mine): AutosaveEvent<NoteFields> => ({
    type: 'device-answered',
    kept,
    text,
  });

  it('counts for the very text that it was asked to keep', () => {
    expect(run(known, edited(), answered(true)).onDevice).toBe('committed');
    expect(run(known, edited(), edited(later), answered(true)).onDevice).toBe('behind');
    expect(run(known, edited(), answered(true), edited(later)).onDevice).toBe('behind');
  });

  it('is noted when it cannot keep the draft, until it can', () => {
    const full = run(known, edited(), answered(false));
    expect(full.onDevice).toBe('refused');
    expect(run(full, edited(later)).onDevice).toBe('refused');
    expect(run(full, edited(later), answered(true, later)).onDevice).toBe('committed');
  });

  it('changes nothing when it is known already', () => {
    const kept = run(known, edited(), answered(true));
    expect(run(kept, answered(true))).toBe(kept);
  });
});

describe('a field that is a structure', () => {
  const steps = [{ words: 'Set induksi', minutes: 5 }];
  const server = noteWith({ version: 3, steps });
  const opened: Autosave<NoteFields> = {
    ...fresh,
    text: textWith({ steps }),
    base: { ...savedBase, fields: noteKind.fieldsOf(server) },
  };

  it('that was read anew is nothing to save', () => {
    const same = textWith({ steps: steps.map((step) => ({ ...step })) });
    expect(run(opened, edited(same))).toBe(opened);
    expect(run(opened, edited(same), requested).phase).toEqual({ name: 'resting' });
  });

  it('is no conflict with what was just sent', () => {
    const longer = textWith({ steps: [...steps, { words: 'Penutup', minutes: 5 }] });
    const sending = run(opened, edited(longer), requested);
    const own = noteWith({ version: 4, steps: longer.steps.map((step) => ({ ...step })) });
    expect(run(sending, { type: 'conflicted', theirs: own })).toMatchObject({
      base: { version: 4 },
      phase: { name: 'resting' },
    });
  });
});
