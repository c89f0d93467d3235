import { day, flag, id, line, lines, oneOf, person, text, time, whole } from './field.js';
import { additionOf, migrationOf } from './migration-of.js';
import { type BlankOf, blankOf, type ContentOf, noun, type SealedOf, type SentOf } from './noun.js';
import { columnNames } from './table-of-noun.js';

const TRAINING = noun('training', {
  table: 'trainings',
  rows: 'own',
  fields: {
    title: line(1, 200),
    heldOn: day(),
    startTime: time(),
    endTime: time().laterThan('startTime'),
    hours: whole(1, 99),
    organiser: line(1, 200).orNull(),
    kind: oneOf(['course', 'talk']),
    notes: text(0, 500).orAbsent(),
    aims: lines(5, 100),
    report: text(0, 500).besideSeal(),
    isFree: flag(),
  },
  byServer: { enteredBy: person('id stays').in('written_by') },
  parts: { roomId: id() },
  state: ['is_sealed'],
  most: [500, 'trainings'],
});

type Content = ContentOf<typeof TRAINING>;
const content: Content = {
  ...{ title: 'Kursus', heldOn: '2026-11-23', startTime: '08:00', endTime: '09:00', hours: 1 },
  ...{ organiser: null, kind: 'course', notes: '', aims: ['Satu'], report: '', isFree: true },
  ...{ enteredBy: 'x', roomId: 'y' },
};

// What the types hold; each line compiles only as long as the compiler refuses what follows.
const { title: _title, ...withoutTitle } = content;
// @ts-expect-error: a field is missing
const _missing: Content = withoutTitle;
// @ts-expect-error: it says what it may be
const _kind: Content = { ...content, kind: 'lecture' };
// @ts-expect-error: it is never null
const _null: Content = { ...content, title: null };
const { notes: _notes, enteredBy: _enteredBy, ...withoutNotes } = content;
const sent: SentOf<typeof TRAINING> = withoutNotes;
// @ts-expect-error: only what may be absent may be left out
const _sentLess: SentOf<typeof TRAINING> = { ...sent, hours: undefined };
// @ts-expect-error: a seal does not hold what is beside it
const _sealed: keyof SealedOf<typeof TRAINING> = 'report';
// @ts-expect-error: a title has to be written
const _blank: keyof BlankOf<typeof TRAINING> = 'title';
// @ts-expect-error: a surface that does not say where a field stands
const _places: Record<keyof Content, 'head' | 'below'> = { title: 'head' };

it('a new record begins without what may be empty, and with nothing else', () => {
  expect(blankOf(TRAINING)).toEqual({ organiser: null, notes: '', aims: [], report: '' });
});

it('its table has a column for each field, its owner, how it stands, and nothing of what other tables hold', () => {
  expect(columnNames(TRAINING)).toEqual([
    ...['school_id', 'id', 'author_id', 'version'],
    ...[
      'title',
      'held_on',
      'start_time',
      'end_time',
      'hours',
      'organiser',
      'kind',
      'notes',
      'aims',
      'report',
    ],
    ...['is_free', 'written_by', 'created_at', 'updated_at', 'deleted_at', 'is_sealed'],
  ]);
  const ofSchool = noun('locker', { table: 'lockers', rows: 'school', fields: { name: line(1, 20) } });
  expect(columnNames(ofSchool)).not.toContain('author_id');
});

it('a text says how long it may be, and what is no text says nothing', () => {
  const { title, aims, hours } = TRAINING.fields;
  expect([title.longest, aims.longest, hours.longest]).toEqual([200, 100, undefined]);
});

it('a migration of it is printed with its bounds, for a person to complete', () => {
  expect(migrationOf(TRAINING).split('\n')).toEqual([
    ...['SET search_path = app;', '', 'CREATE TABLE trainings ('],
    '  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,',
    ...['  id uuid NOT NULL,', '  author_id uuid NOT NULL,'],
    '  version integer NOT NULL DEFAULT 1 CHECK (version > 0),',
    '  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),',
    ...['  held_on date NOT NULL,', '  start_time time NOT NULL,', '  end_time time NOT NULL,'],
    '  hours smallint NOT NULL CHECK (hours BETWEEN 1 AND 99),',
    '  organiser text CHECK (char_length(organiser) BETWEEN 1 AND 200),',
    "  kind text NOT NULL CHECK (kind IN ('course', 'talk')),",
    '  notes text NOT NULL CHECK (char_length(notes) <= 500),',
    '  aims text[] NOT NULL CHECK (cardinality(aims) <= 5),',
    '  report text NOT NULL CHECK (char_length(report) <= 500),',
    ...['  is_free boolean NOT NULL,', '  written_by uuid NOT NULL,'],
    ...[
      '  created_at timestamptz NOT NULL,',
      '  updated_at timestamptz NOT NULL,',
      '  deleted_at timestamptz,',
    ],
    ...['  PRIMARY KEY (school_id, id)', ');'],
    'CREATE INDEX trainings_of_author ON trainings (school_id, author_id) WHERE deleted_at IS NULL;',
    ...["SELECT protect_tenant_table('trainings', 'SELECT, INSERT, UPDATE');", ''],
  ]);
});

it('that of a new field lets the release before leave it out', () => {
  const added = (field: string) => additionOf(TRAINING, field).split('\n')[2];
  expect(added('organiser')).toBe(
    'ALTER TABLE trainings ADD organiser text CHECK (char_length(organiser) BETWEEN 1 AND 200);',
  );
  expect(added('notes')).toBe(
    "ALTER TABLE trainings ADD notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 500);",
  );
  expect(() => added('note')).toThrow('A training has no field note.');
});
