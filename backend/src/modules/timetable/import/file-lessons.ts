import type { FileClass, FileGroup, FileLesson, FileName } from '../domain/import/timetable-file.js';
import { TimetableFileRefused } from './refusal-sentences.js';
import { blockOf, idsIn, periodsPerWeekOf, written } from './row-values.js';
import type { XmlRow } from './xml-rows.js';

/** In a table, together with what cards alone name. */
const MOST_NAMES = 3_000;

/** `weeksId`, `termsId`: of the definitions that hold for its cards where these say nothing. */
export type ReadLesson = FileLesson &
  Readonly<{ roomIds: readonly string[]; weeksId: string | null; termsId: string | null }>;

export function lessonOf(row: XmlRow): ReadLesson {
  return {
    id: row.id ?? '',
    subjectId: row.subjectid || null,
    classIds: idsIn(row, 'classids', 'classid'),
    groupIds: [...idsIn(row, 'groupids'), ...numberedGroups(row).map(({ id }) => id)],
    teacherIds: idsIn(row, 'teacherids', 'teacherid'),
    periodsPerCard: blockOf(row),
    periodsPerWeek: periodsPerWeekOf(row),
    roomIds: idsIn(row, 'classroomids', 'classroomid'),
    weeksId: row.weeksdefid || null,
    termsId: row.termsdefid || null,
  };
}

/** Older files have no table of groups: a lesson says the number of its group, and groups of a class part it. */
export function numberedGroups(row: XmlRow): FileGroup[] {
  const number = row.group ?? '';
  if (!/^[1-9]\d*$/.test(number)) return [];
  return idsIn(row, 'classids', 'classid').map((classId) => ({
    id: `${classId} ${number}`,
    classId,
    name: number,
    isEntireClass: false,
    division: '',
  }));
}

export type Tables = Readonly<Record<'subjects' | 'teachers' | 'rooms', FileName[]>> &
  Readonly<{ classes: FileClass[] }>;

/**
 * Some programs write cards that name class, subject and teacher themselves. Those of the same are cards of one lesson,
 * of which nobody said how many periods it should have. What they name by a short or a name is found by it; what stands
 * in no table is taken into it.
 */
export function directLesson(row: XmlRow, tables: Tables): ReadLesson | undefined {
  const subject = written(row, 'subjectid', 'subject') ?? '';
  const lesson = {
    subjectId: subject === '' ? null : idOf(subject, tables.subjects),
    classIds: named(row, tables.classes, 'classids', 'classid', 'class'),
    groupIds: idsIn(row, 'groupids'),
    teacherIds: named(row, tables.teachers, 'teacherids', 'teacherid', 'teacher'),
    periodsPerCard: blockOf(row),
  };
  if (lesson.subjectId === null && lesson.classIds.length + lesson.teacherIds.length === 0) return undefined;
  return {
    ...lesson,
    id: `card ${JSON.stringify(Object.values(lesson))}`,
    periodsPerWeek: null,
    roomIds: [],
    weeksId: null,
    termsId: null,
  };
}

function named(row: XmlRow, table: FileName[] | FileClass[], ...attributes: readonly string[]): string[] {
  return idsIn(row, ...attributes).map((text) => idOf(text, table));
}

function idOf(text: string, table: FileName[] | FileClass[]): string {
  const found =
    table.find(({ id }) => id === text) ??
    table.find(({ short }) => short === text) ??
    table.find(({ name }) => name === text);
  if (found) return found.id;
  if (table.length >= MOST_NAMES) throw new TimetableFileRefused('too_many_rows');
  table.push({ id: text, name: text, short: '', teacherId: null });
  return text;
}
