import type { RecordKind, Saved } from './record-kind';

/** A noun of these tests: with texts, and a field that is a structure. */
export type NoteFields = {
  subject: string;
  objective: string;
  reflection: string;
  steps: { words: string; minutes: number }[];
};
export type Note = Saved<NoteFields>;

export const blank: NoteFields = { subject: '', objective: '', reflection: '', steps: [] };

export const textWith = (differing: Partial<NoteFields>): NoteFields => ({ ...blank, ...differing });

/** A note as the server holds it. */
export function noteWith(differing: Partial<Note> = {}): Note {
  return {
    id: '5f0c2c1e-0d5c-4b8e-9a43-0c9f2d7a4b11',
    version: 1,
    ...blank,
    updatedAt: '2026-11-20T10:32:00+08:00',
    deletedAt: null,
    ...differing,
  };
}

/** More than a test keeps: it is refused. */
export const tooLong = 'x'.repeat(101);

const unasked = async (): Promise<Note> => {
  throw new Error('The server is not asked here.');
};

export const noteKind: RecordKind<NoteFields> = {
  name: 'note',
  noun: 'Nota',
  labels: { subject: 'Mata pelajaran', objective: 'Objektif', reflection: 'Refleksi', steps: 'Langkah' },
  blank: () => blank,
  fieldsOf: ({ subject, objective, reflection, steps }) => ({ subject, objective, reflection, steps }),
  readDraft: (kept, unwritten) => noteKind.fieldsOf({ ...unwritten, ...kept }),
  errors: ({ subject }) => (subject.length > 100 ? { subject: 'Sila pendekkan.' } : {}),
  words: (note, field) => (field === 'steps' ? note.steps.map(({ words }) => words).join('\n') : note[field]),
  titleOf: ({ subject }) => subject || 'Nota tanpa tajuk',
  addressOf: (id) => `/nota?id=${id}`,
  queryKey: ['lesson-plans'],
  calls: { read: unasked, readKept: unasked, create: unasked, update: unasked, restore: unasked },
};
