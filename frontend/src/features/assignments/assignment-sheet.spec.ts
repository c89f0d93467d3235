import type { SetPart } from '@rules/classes/domain/teaching-set';
import {
  assignmentsOf,
  detailOf,
  gapsOf,
  loadsOf,
  type PlacedSet,
  periodsOfClass,
  type TaughtClass,
  type TaughtSubject,
} from './assignment-sheet';
import { copiedAssignments } from './copied-assignments';
import { teacherKind } from './teacher-kind';

const day = '2026-10-13';
const groups = [
  { id: 'g1', name: 'Kumpulan 1' },
  { id: 'g2', name: 'Kumpulan 2' },
];
const classes: TaughtClass[] = [
  { id: '1b', name: '1 Bestari', gradeLevels: ['T1'], groups },
  { id: '4b', name: '4 Bestari', gradeLevels: ['T4'], groups },
  { id: '4c', name: '4 Cemerlang', gradeLevels: ['T4'], groups },
];
const level = (gradeLevel: 'T1' | 'T4', periodsAWeek: number) => ({ gradeLevel, periodsAWeek });
const malay: TaughtSubject = { id: 'bm', name: 'Bahasa Melayu', levels: [level('T1', 12), level('T4', 10)] };
const history: TaughtSubject = { id: 'sej', name: 'Sejarah', levels: [level('T4', 2)] };
const islam: TaughtSubject = { id: 'pi', name: 'Pendidikan Islam', levels: [level('T1', 8), level('T4', 8)] };

const whole = (...ids: string[]): SetPart[] => ids.map((classId) => ({ classId, groupId: null }));

function set(subjectId: string, parts: readonly SetPart[], periodsAWeek: number, lead?: string): PlacedSet {
  const teachers = lead ? [{ userId: lead, isLead: true, fromDay: '2026-01-12', toDay: null }] : [];
  const fields = { academicYearId: '2026', subjectId, name: null, periodsAWeek, parts, teachers };
  const id = `${subjectId}:${parts.map(({ classId }) => classId).join('+')}`;
  return { origin: { ...fields, id, version: 1, updatedAt: '', deletedAt: null }, fields };
}

const given = (sets: readonly PlacedSet[], subjects = [malay, history, islam]) =>
  assignmentsOf({
    ...{ classes, subjects, sets, yearId: '2026', idFor: (...names) => `new:${names.join('/')}` },
    markOf: (subject) => ({ mark: subject.slice(0, 2).toUpperCase(), hue: null }),
  });

const sets = [
  set('bm', whole('1b'), 12, 'na'),
  set('bm', whole('4b'), 10, 'ks'),
  set('pi', whole('4b', '4c'), 8, 'zi'),
  set('sej', [{ classId: '4c', groupId: 'g1' }], 2),
];

describe('The sheet of assignments', () => {
  const { rows, columns, setAt } = given(sets);
  const names = rows.map((row) => columns.map((column) => setAt(row, column)?.origin.id ?? '-').join(' '));

  it('has subjects by classes, and in rows of their own what is taught to several classes', () => {
    expect(rows.map(({ name }) => name)).toEqual([
      'Bahasa Melayu',
      'Sejarah',
      'Pendidikan Islam',
      'Pendidikan Islam · 4 Bestari + 4 Cemerlang',
    ]);
    expect(columns.map(({ label }) => label)).toEqual(['1 B', '4 B', '4 C']);
    expect(names).toEqual([
      'bm:1b bm:4b new:bm/4c',
      '- new:sej/4b sej:4c',
      'new:pi/1b - -',
      '- pi:4b+4c pi:4b+4c',
    ]);
  });

  it('has a group of a class in its cell where nothing else of the subject is taught there, else each group apart', () => {
    const group = (classId: string, groupId: string) => set('pi', [{ classId, groupId }], 8);
    const sheet = given([group('4c', 'g1'), group('4b', 'g2'), group('4b', 'g1')], [islam]);
    expect(sheet.rows.map(({ name }) => name)).toEqual([
      'Pendidikan Islam',
      'Pendidikan Islam · 4 Bestari (Kumpulan 2)',
      'Pendidikan Islam · 4 Bestari (Kumpulan 1)',
    ]);
    const cells = sheet.columns.map((column) => sheet.rows[0] && sheet.setAt(sheet.rows[0], column));
    const [row] = sheet.rows;
    expect(row && cells.map((cell) => cell && detailOf(row, cell, classes))).toEqual([
      '8',
      undefined,
      'Kumpulan 1 · 8',
    ]);
    expect(cells.map((cell) => cell?.fields.parts)).toEqual([
      whole('1b'),
      undefined,
      [{ classId: '4c', groupId: 'g1' }],
    ]);
  });

  it('begins a set with the periods that its level has', () => {
    const [malayRow] = rows;
    const last = columns.at(-1);
    expect(malayRow && last && setAt(malayRow, last)?.fields).toEqual({
      ...{ academicYearId: '2026', subjectId: 'bm', name: null, periodsAWeek: 10 },
      ...{ parts: whole('4c'), teachers: [] },
    });
  });

  it('shows no subject that is taught at no level of these classes', () => {
    expect(given([], [{ ...malay, levels: [] }]).rows).toEqual([]);
  });
});

describe('What is copied from the session before', () => {
  const before = classes.map(({ id, groups: of, ...rest }) => ({ ...rest, id: `old-${id}`, groups: of }));
  const earlier = (subjectId: string, parts: readonly SetPart[], lead: string) => {
    const { fields } = set(subjectId, parts, 1, lead);
    return { ...fields, parts: parts.map((part) => ({ ...part, classId: `old-${part.classId}` })) };
  };
  const taught = [
    earlier('bm', whole('4b'), 'old'),
    earlier('bm', whole('4c'), 'ks'),
    earlier('pi', whole('4b', '4c'), 'zi'),
    earlier('sej', whole('4b'), 'gone'),
    earlier('sej', [{ classId: '4c', groupId: 'g1' }], 'am'),
  ];
  const standing = given([...sets.slice(0, 2), set('pi', whole('4b', '4c'), 8), ...sets.slice(3)]);
  const teachers = ['na', 'ks', 'zi', 'am', 'old'].map((userId) => ({ userId }));

  it('fills each gap once, for the class or group of the same name, with who still teaches here', () => {
    const { rows, columns, setAt } = standing;
    expect(rows.length * columns.length).toBeGreaterThan(0);
    const changes = copiedAssignments(day, classes, teachers, standing, {
      ...{ lastDay: '2026-06-30', classes: before, sets: taught },
    });
    expect(
      changes.map(({ row, column, before: was, after }) => [setAt(row, column)?.origin.id, was, after]),
    ).toEqual([
      ['new:bm/4c', null, 'ks'],
      ['sej:4c', null, 'am'],
      ['pi:4b+4c', null, 'zi'],
    ]);
  });
});

describe('What it adds up to', () => {
  const assignments = given(sets);

  it('counts a set over two classes once among the gaps and loads, and in both classes', () => {
    expect(gapsOf(day, assignments)).toEqual({ count: 4, periods: 10 + 2 + 2 + 8, unsaid: 0 });
    const people = [{ userId: 'na' }, { userId: 'zi' }, { userId: 'am' }];
    expect(loadsOf(day, people, assignments)).toEqual([
      { userId: 'na', periods: 12, unsaid: 0, parts: [{ subjectId: 'bm', periods: 12 }] },
      { userId: 'zi', periods: 8, unsaid: 0, parts: [{ subjectId: 'pi', periods: 8 }] },
      { userId: 'am', periods: 0, unsaid: 0, parts: [] },
    ]);
    const sums = assignments.columns.map((column) => periodsOfClass(day, column, assignments));
    expect(sums.map(({ assigned, all }) => [assigned.periods, all.periods])).toEqual([
      [12, 20],
      [18, 20],
      [8, 20],
    ]);
  });
});

describe('A teacher of a set', () => {
  const assignments = given(sets);
  const teachers = [
    { userId: 'na', displayName: 'Nurul Aina', code: 'NA' },
    { userId: 'ks', displayName: 'Kavitha Nair', code: 'KN' },
    { userId: 'am', displayName: 'Amirah Nordin', code: 'AN' },
    { userId: 'na2', displayName: 'Nurul Aina', code: 'NU' },
  ];
  const kind = teacherKind({ day, teachers, loads: loadsOf(day, teachers, assignments), assignments });
  const [row] = assignments.rows;
  const [, second, third] = assignments.columns;
  if (!row || !second || !third || typeof kind.editor !== 'object') throw new Error('The sheet is filled.');
  const { suggest } = kind.editor;
  const parsed = (text: string) => kind.parse(text, row, third);

  it('is read by code or name, however it is written, and back from what is copied', () => {
    expect(parsed(' kn ')).toEqual({ value: 'ks' });
    expect(parsed('kavitha nair')).toEqual({ value: 'ks' });
    expect(parsed('')).toEqual({ value: null });
    expect(parsed(kind.textOf('am'))).toEqual({ value: 'am' });
  });

  it('is refused where nobody is called so, or two are', () => {
    expect(parsed('Xavier')).toEqual({ refusal: 'Tiada guru dengan kod atau nama “Xavier”.' });
    expect(parsed('Nurul Aina')).toEqual({ refusal: 'Dua orang guru bernama “Nurul Aina”. Sila guna kod.' });
  });

  it('is proposed with the load that would follow: those of the subject first, then the least loaded', () => {
    expect(suggest('', row, third).map(({ code, detail }) => `${code} ${detail}`)).toEqual([
      'KN 10 → 20',
      'NA 12 → 22',
      'AN 0 → 10',
      'NU 0 → 10',
    ]);
  });

  it('is proposed first where the code is typed whole, and by the beginning of any name', () => {
    expect(suggest('an', row, third).map(({ code }) => code)).toEqual(['AN']);
    expect(suggest('n', row, third).map(({ code }) => code)).toEqual(['KN', 'NA', 'AN', 'NU']);
    expect(suggest('nu', row, third).map(({ code }) => code)).toEqual(['NU', 'NA']);
  });

  it('keeps the load where the set is theirs already', () => {
    expect(suggest('kn', row, second)[0]?.detail).toBe('10 → 10');
  });
});
