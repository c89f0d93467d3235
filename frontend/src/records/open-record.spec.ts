import { isUnsaved } from './autosave';
import { blank, type NoteFields, noteKind, noteWith, textWith } from './note.builder';
import {
  type Draft,
  type KeptDraft,
  openBlank,
  openRecord,
  readDraft,
  type ServerAnswer,
} from './open-record';

const open = (kept: KeptDraft<NoteFields> | undefined, server: ServerAnswer<NoteFields>) =>
  openRecord(noteKind, kept, server);

const mine = textWith({ reflection: 'Murid memahami.' });
const sent = textWith({ reflection: 'Murid' });
const theirs = noteWith({ version: 5, reflection: 'Teks dari peranti lain.' });

const draftOf = (version: number | null, ...unanswered: NoteFields[]): Draft<NoteFields> => ({
  text: mine,
  base: { version, fields: blank, savedAt: null },
  unanswered,
  editedAt: '2026-11-20T10:00:00+08:00',
  standing: null,
});

it('a record without a draft opens as the server holds it', () => {
  const state = open(undefined, theirs);
  expect(state).toMatchObject({ text: { reflection: 'Teks dari peranti lain.' }, base: { version: 5 } });
  expect(state && isUnsaved(state)).toBe(false);
});

it('a blank form opens with nothing to save', () => {
  expect(isUnsaved(openBlank(blank))).toBe(false);
});

it('a draft of the version that the server holds opens unsaved', () => {
  const state = open(draftOf(5), theirs);
  expect(state).toMatchObject({ text: mine, base: { version: 5 }, phase: { name: 'resting' } });
  expect(state && isUnsaved(state)).toBe(true);
});

it('a draft of an older version opens in conflict, with both texts, where both wrote a field', () => {
  expect(open(draftOf(4), theirs)).toMatchObject({ text: mine, phase: { name: 'conflict', theirs } });
});

it('a draft of an older version takes what somebody else wrote in other fields, to be saved with its own', () => {
  const elsewhere = noteWith({ version: 5, subject: 'Sains' });
  expect(open(draftOf(4), elsewhere)).toMatchObject({
    text: { ...mine, subject: 'Sains' },
    base: { version: 5 },
    onDevice: 'behind',
    phase: { name: 'resting' },
  });
});

it.each([
  ['says the same', draftOf(4), noteWith({ ...mine, version: 5 })],
  ['still holds the text it started from', draftOf(4), noteWith({ version: 5 })],
  ['holds what was sent without a reply', draftOf(4, sent), noteWith({ ...sent, version: 5 })],
  ['took the creation whose reply got lost', draftOf(null, sent), noteWith(sent)],
])('a newer version is no conflict when the server %s', (_rule, draft, server) => {
  expect(open(draft, server)).toMatchObject({
    text: mine,
    base: { version: server.version },
    phase: { name: 'resting' },
  });
});

it('a draft opens while the server cannot be reached', () => {
  const state = open(draftOf(4, sent), 'unreachable');
  expect(state).toMatchObject({
    text: mine,
    unanswered: [sent],
    phase: { name: 'kept-here', problem: 'unreachable' },
  });
});

it('a draft that never reached the server opens as a new record', () => {
  expect(open(draftOf(null), 'missing')).toMatchObject({
    base: { version: null },
    phase: { name: 'resting' },
  });
});

it('a draft of a record that was deleted elsewhere is kept', () => {
  expect(open(draftOf(4), 'missing')).toMatchObject({ text: mine, phase: { problem: 'deleted' } });
});

it.each(['unreachable', 'missing'] as const)(
  'without a draft there is nothing to open when it is %s',
  (answer) => {
    expect(open(undefined, answer)).toBeUndefined();
  },
);

describe('a draft of an older form, which had fewer fields', () => {
  const { reflection: _reflection, subject: _subject, ...older } = mine;
  const kept = { ...draftOf(5), text: older, base: { version: 5, fields: older, savedAt: null } };

  it('opens, and what it lacks counts as not written', () => {
    expect(open(kept, 'unreachable')?.text).toEqual({ ...mine, reflection: '', subject: '' });
    expect(readDraft(noteKind, kept).text).toEqual({ ...mine, reflection: '', subject: '' });
  });

  it('opens with what it sent without an answer, of which older builds kept one', () => {
    expect(readDraft(noteKind, { ...kept, unanswered: older }).unanswered).toEqual([
      { ...mine, reflection: '', subject: '' },
    ]);
    expect(readDraft(noteKind, { ...kept, unanswered: null }).unanswered).toEqual([]);
  });

  it('leaves what the server has meanwhile in the fields that it lacks', () => {
    const server = noteWith({ version: 5, subject: 'Sains', reflection: 'Sudah ditulis.' });
    expect(open(kept, server)?.text).toMatchObject({ subject: 'Sains', reflection: 'Sudah ditulis.' });
  });
});
