import type { Problem } from './autosave';
import { type Autosave, type AutosaveEvent, autosave } from './autosave';
import { blank, type NoteFields, noteKind, noteWith, textWith } from './note.builder';
import { openBlank, openRecord } from './open-record';
import { saveLabel } from './save-label';

const run = (state: Autosave<NoteFields>, ...events: AutosaveEvent<NoteFields>[]) =>
  events.reduce((known, event) => autosave(noteKind, known, event), state);
const mine = textWith({ objective: 'a' });
const committed = { type: 'device-answered', kept: true, text: mine } as const;
const fresh = openBlank(blank);
const unsaved = run(fresh, { type: 'edited', text: mine });
const saving = run(unsaved, { type: 'save-requested' });
const refused = { type: 'device-answered', kept: false, text: mine } as const;
const saved = { type: 'saved', record: noteWith({ objective: 'a' }) } as const;
const kept = (problem: Problem) => run(saving, committed, { type: 'failed', problem });

it.each([
  ['an untouched form', fresh, 'Belum ada perubahan'],
  ['a text being written', unsaved, 'Menyimpan…'],
  ['a save under way', saving, 'Menyimpan…'],
  ['a saved note whose draft is still on the device', run(saving, saved), 'Menyimpan…'],
  ['a saved note', run(saving, saved, { type: 'device-dropped' }), 'Disimpan 10.32 pagi'],
  ['a saved note, on a device without room', run(saving, refused, saved), 'Disimpan 10.32 pagi'],
  [
    'a dead network before the device has the text',
    run(saving, { type: 'failed', problem: 'unreachable' }),
    'Menyimpan…',
  ],
  ['a dead network', kept('unreachable'), 'Dalam peranti ini'],
  ['an expired session', kept('session'), 'Dalam peranti ini'],
  ['a limited subscription', kept('restricted'), 'Dalam peranti ini'],
  [
    'a version conflict',
    run(saving, { type: 'conflicted', theirs: noteWith({ objective: 'b' }) }),
    'Konflik',
  ],
  ['a device without room', run(unsaved, refused), 'Belum disimpan'],
])('%s is labelled', (_state, state, text) => {
  expect(saveLabel(noteKind, state, false).text).toBe(text);
});

it('a note opened from the server tells when it was saved', () => {
  const state = openRecord(noteKind, undefined, noteWith({ updatedAt: '2026-11-20T15:05:00+08:00' }));
  expect(state && saveLabel(noteKind, state, false).text).toBe('Disimpan 3.05 petang');
});

describe('on a shared device, which keeps nothing', () => {
  it('what only stands on the screen is not saved, quietly while it is on its way', () => {
    for (const state of [unsaved, saving, run(unsaved, refused)])
      expect(saveLabel(noteKind, state, true)).toEqual({ tone: 'muted', text: 'Belum disimpan' });
  });

  it('and in plain words where the server does not take it', () => {
    const label = saveLabel(noteKind, run(saving, refused, { type: 'failed', problem: 'unreachable' }), true);
    expect(label).toMatchObject({ tone: 'danger', text: 'Belum disimpan' });
    expect(label.detail).toContain('jangan tutup halaman ini');
  });

  it('what the server has is saved', () => {
    expect(saveLabel(noteKind, run(saving, refused, saved), true).text).toBe('Disimpan 10.32 pagi');
  });

  it('a text that was left there before still stands there', () => {
    expect(saveLabel(noteKind, kept('unreachable'), true).text).toBe('Dalam peranti ini');
  });
});
