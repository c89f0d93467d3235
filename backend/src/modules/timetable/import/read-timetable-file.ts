import type {
  FileCard,
  FileClass,
  FileGroup,
  FileLesson,
  FileName,
  FilePeriod,
  FilePlace,
  TimetableFile,
} from '../domain/import/timetable-file.js';
import { directLesson, lessonOf, numberedGroups, type ReadLesson, type Tables } from './file-lessons.js';
import { type Marks, marksOf, placesOf } from './marks.js';
import { TimetableFileRefused, type TimetableRefusal } from './refusal-sentences.js';
import { idsIn, minutesOf, written } from './row-values.js';
import { type XmlRow, xmlRows } from './xml-rows.js';

export type TimetableReading = Readonly<{ file: TimetableFile }> | Readonly<{ refusal: TimetableRefusal }>;

/** More than the largest known school has, of 168 classes: no more lessons than a draft takes. */
const MOST_ROWS = {
  periods: 100,
  days: 20,
  daysdefs: 500,
  weeksdefs: 500,
  termsdefs: 500,
  subjects: 1_500,
  teachers: 1_500,
  classrooms: 1_500,
  classes: 1_000,
  groups: 8_000,
  lessons: 10_000,
  cards: 30_000,
};
const MOST_DAYS = 7;
type Rows = (table: keyof typeof MOST_ROWS) => readonly XmlRow[];

/** An export of the timetable program, of whichever shape; nothing of what it says of itself is believed. */
export async function readTimetableFile(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<TimetableReading> {
  try {
    const tables = await xmlRows(source, MOST_ROWS);
    const file = fileOf((table) => tables.get(table) ?? []);
    return file.cards.length + file.lessons.length === 0 ? { refusal: 'empty' } : { file };
  } catch (problem) {
    if (problem instanceof TimetableFileRefused) return { refusal: problem.refusal };
    throw problem;
  }
}

function fileOf(rows: Rows): TimetableFile {
  const tables: Tables = {
    subjects: onceById(rows('subjects').map(nameOf)),
    teachers: onceById(rows('teachers').map(nameOf)),
    rooms: onceById(rows('classrooms').map(nameOf)),
    classes: onceById(rows('classes').map(classOf)),
  };
  const lessons = new Map(onceById(rows('lessons').map(lessonOf)).map((lesson) => [lesson.id, lesson]));
  const times = timesOf(rows);
  const saysRooms = rows('cards').some((row) => idsIn(row, 'classroomids', 'classroomid').length > 0);
  const cards = rows('cards').map((row): FileCard => {
    const lesson = written(row, 'lessonid') ? lessons.get(row.lessonid ?? '') : directLesson(row, tables);
    if (lesson && !lessons.has(lesson.id)) lessons.set(lesson.id, lesson);
    const own = saysRooms ? written(row, 'classroomids', 'classroomid') : undefined;
    return {
      lessonId: lesson?.id ?? row.lessonid ?? '',
      period: numberIn(row.period),
      ...times.ofCard(row, lesson),
      roomIds: own === undefined ? (lesson?.roomIds ?? []) : idsIn(row, 'classroomids', 'classroomid'),
    };
  });
  return {
    periods: periodsOf(rows('periods')),
    ...times.places,
    ...tables,
    groups: onceById([...rows('groups').map(groupOf), ...rows('lessons').flatMap(numberedGroups)]),
    lessons: [...lessons.values()].map(({ roomIds, weeksId, termsId, ...lesson }): FileLesson => lesson),
    cards,
  };
}

/** What days, weeks and terms there are, and on which of them a card lies. */
function timesOf(rows: Rows) {
  const writtenDay = (row: XmlRow) => written(row, 'days', 'day');
  // Some count days from 0.
  const first = [...rows('days'), ...rows('cards')].some((row) => writtenDay(row) === '0') ? 0 : 1;
  const dayMarks = (row: XmlRow) => marksOf(writtenDay(row), first);
  const defined = (table: 'daysdefs' | 'weeksdefs' | 'termsdefs', attribute: string) =>
    rows(table).map((row) => ({ marks: marksOf(row[attribute]), name: row.name ?? '', id: row.id ?? '' }));
  const [weekDefs, termDefs] = [defined('weeksdefs', 'weeks'), defined('termsdefs', 'terms')];
  const dayRows = rows('days').map((row) => ({ marks: dayMarks(row), name: row.name ?? '' }));
  const marksOfCards = (attribute: string) => rows('cards').map((row) => marksOf(row[attribute]));
  const weeks = placesOf(marksOfCards('weeks'), weekDefs);
  const terms = placesOf(marksOfCards('terms'), termDefs);
  const ofLesson = (defs: readonly Readonly<{ id: string; marks: Marks }>[]) =>
    new Map(defs.map(({ id, marks }) => [id, marks.places]));
  const [weeksById, termsById] = [ofLesson(weekDefs), ofLesson(termDefs)];
  return {
    places: {
      days: (dayRows.length > 0
        ? placesOf([], dayRows)
        : placesOf(rows('cards').map(dayMarks), defined('daysdefs', 'days'))
      ).slice(0, MOST_DAYS),
      weeks,
      terms,
    },
    ofCard: (row: XmlRow, lesson: ReadLesson | undefined) => ({
      days: dayMarks(row).places,
      weeks: row.weeks ? marksOf(row.weeks).places : (weeksById.get(lesson?.weeksId ?? '') ?? all(weeks)),
      terms: row.terms ? marksOf(row.terms).places : (termsById.get(lesson?.termsId ?? '') ?? all(terms)),
    }),
  };
}

function all(places: readonly FilePlace[]): number[] {
  return places.map(({ number }) => number);
}

function periodsOf(rows: readonly XmlRow[]): FilePeriod[] {
  const periods = rows.flatMap((row): FilePeriod[] => {
    const number = numberIn(row.period);
    if (number === null) return [];
    const [from, to] = [minutesOf(row.starttime), minutesOf(row.endtime)];
    const isTime = from !== null && to !== null && from < to;
    return [{ number, name: row.name ?? '', from: isTime ? from : null, to: isTime ? to : null }];
  });
  const once = new Map(periods.toReversed().map((period) => [period.number, period]));
  return [...once.values()].toSorted((one, other) => one.number - other.number);
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Older files give a teacher a name only; newer ones may say it in two parts. */
function nameOf({ id = '', name = '', short = '', firstname = '', lastname = '' }: XmlRow): FileName {
  return { id, name: name || `${firstname} ${lastname}`.trim(), short };
}

function classOf(row: XmlRow): FileClass {
  return { ...nameOf(row), teacherId: row.teacherid || null };
}

function groupOf({ id = '', classid = '', name = '', entireclass, divisiontag = '' }: XmlRow): FileGroup {
  return { id, classId: classid, name, isEntireClass: entireclass === '1', division: divisiontag };
}

/** An id that stands twice means the first; what has none cannot be named. */
function onceById<Row extends Readonly<{ id: string }>>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.toReversed().map((row) => [row.id, row]));
  return rows.filter((row) => row.id !== '' && byId.get(row.id) === row);
}
