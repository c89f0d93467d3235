import type { LessonPart } from '../claims.js';
import type { Period } from '../time-held.js';
import { type LessonKind, type LessonTime, MOST_TEACHERS } from '../timetable-lesson.js';
import { type FileDay, weekdayOf } from './file-days.js';
import { hoursOf } from './file-time.js';
import { cycleWeekOf, type FileWeek } from './file-weeks.js';
import { choiceKey, isNewOne, type Match, type MatchKind, NOTHING, WHOLE_CLASS } from './matching.js';
import type { FileLesson, FileSlot, TimetableNames } from './timetable-file.js';

/** Why a lesson of the file comes into no timetable. */
export type LeftReason = 'class' | 'clock' | 'day' | 'set' | 'subject' | 'term' | 'weeks';

/** Where a lesson of the file stands in the school's week. Ids are the school's, or those of what is to be made: `newOne`. */
export type SlotContent = LessonTime &
  Readonly<{
    kind: LessonKind;
    /** Of a lesson; null for everything else. */
    subjectId: string | null;
    title: string | null;
    parts: readonly LessonPart[];
    teacherIds: readonly string[];
    roomId: string | null;
  }>;

export type ImportedSlot = Readonly<{ slot: FileSlot; lesson: FileLesson }> &
  (Readonly<{ content: SlotContent }> | Readonly<{ left: LeftReason }>);

export type ImportedWeek = Readonly<{
  days: readonly FileDay[];
  weeks: readonly FileWeek[];
  cycleWeeks: 1 | 2;
  /** Which of the file's terms is imported. */
  term: number;
  /** The periods of a weekday, of the class. */
  bells: (classId: string | null, weekday: number) => readonly Period[];
}>;

/** In the order of the slots: what each becomes by what the names were decided to mean, or why nothing. */
export function importedSlots(
  file: TimetableNames,
  slots: readonly FileSlot[],
  matches: readonly Match[],
  week: ImportedWeek,
): ImportedSlot[] {
  const school = new DecidedFile(file, matches, week);
  return slots.flatMap((slot) => {
    const lesson = school.lessons.get(slot.lessonId);
    return lesson ? [{ slot, lesson, ...school.becomes(slot, lesson) }] : [];
  });
}

/** A file of which everybody knows what its names mean. */
class DecidedFile {
  readonly lessons: ReadonlyMap<string, FileLesson>;
  private readonly choices: ReadonlyMap<string, string | null>;
  private readonly groups: ReadonlyMap<string, TimetableNames['groups'][number]>;
  private readonly subjects: ReadonlyMap<string, TimetableNames['subjects'][number]>;
  private readonly weekdays: ReadonlyMap<number, number | null>;

  constructor(
    private readonly file: TimetableNames,
    matches: readonly Match[],
    private readonly week: ImportedWeek,
  ) {
    this.lessons = new Map(file.lessons.map((lesson) => [lesson.id, lesson]));
    this.choices = new Map(
      matches.map(({ kind, id, choice }) => [
        choiceKey(kind, id),
        choice !== null && isNewOne(choice) ? newOne(kind, id) : choice,
      ]),
    );
    this.groups = new Map(file.groups.map((group) => [group.id, group]));
    this.subjects = new Map(file.subjects.map((subject) => [subject.id, subject]));
    this.weekdays = new Map(week.days.map((day) => [day.number, weekdayOf(day)]));
  }

  becomes(
    slot: FileSlot,
    lesson: FileLesson,
  ): Readonly<{ content: SlotContent }> | Readonly<{ left: LeftReason }> {
    const { terms, periods } = this.file;
    if (terms.length > 1 && !slot.terms.includes(this.week.term)) return { left: 'term' };
    const cycleWeek = cycleWeekOf(slot, this.week.weeks, this.week.cycleWeeks);
    if (cycleWeek === undefined) return { left: 'weeks' };
    const weekday = this.weekdays.get(slot.day) ?? null;
    if (weekday === null) return { left: 'day' };
    const what = this.whatOf(lesson);
    if (what === null) return { left: 'subject' };
    const parts = this.partsOf(lesson);
    if (parts.length === 0 && classesOf(lesson, this.groups).length > 0) return { left: 'class' };
    const hours = hoursOf(slot, periods, this.week.bells(parts[0]?.classId ?? null, weekday));
    if (hours === null) return { left: 'clock' };
    const isLesson = what.kind === 'lesson' && parts.length > 0;
    return {
      content: {
        ...hours,
        weekday,
        cycleWeek,
        kind: isLesson ? 'lesson' : what.kind === 'lesson' ? 'other' : what.kind,
        subjectId: isLesson ? what.subjectId : null,
        title: isLesson ? null : this.titleOf(lesson),
        parts,
        teacherIds: this.chosen('teacher', lesson.teacherIds).slice(0, MOST_TEACHERS),
        roomId: this.roomOf(slot),
      },
    };
  }

  /** Null where it is not imported. What is taught to nobody is no lesson, whatever its subject. */
  private whatOf({ subjectId }: FileLesson): { kind: LessonKind; subjectId: string | null } | null {
    if (subjectId === null || !this.subjects.has(subjectId)) return { kind: 'other', subjectId: null };
    const choice = this.choices.get(choiceKey('subject', subjectId)) ?? NOTHING;
    if (choice === NOTHING) return null;
    return isKind(choice) ? { kind: choice, subjectId: null } : { kind: 'lesson', subjectId: choice };
  }

  private titleOf({ subjectId }: FileLesson): string {
    const subject = this.subjects.get(subjectId ?? '');
    return (subject?.name || subject?.short || UNNAMED).slice(0, LONGEST_TITLE);
  }

  /** Its classes, or the groups of them that it names; of the file's order, each once. */
  private partsOf(lesson: FileLesson): LessonPart[] {
    return classesOf(lesson, this.groups).flatMap((fileClassId): LessonPart[] => {
      const classId = this.choices.get(choiceKey('class', fileClassId)) ?? NOTHING;
      if (classId === NOTHING) return [];
      const own = lesson.groupIds
        .flatMap((id) => this.groups.get(id) ?? [])
        .filter((group) => group.classId === fileClassId);
      if (own.length === 0 || own.some(({ isEntireClass }) => isEntireClass))
        return [{ classId, groupId: null }];
      const chosen = own.map(({ id }) => this.choices.get(choiceKey('group', id)) ?? NOTHING);
      if (chosen.includes(WHOLE_CLASS)) return [{ classId, groupId: null }];
      const groupIds = new Set(chosen.filter((choice) => choice !== NOTHING));
      return [...groupIds].map((groupId) => ({ classId, groupId }));
    });
  }

  private chosen(kind: MatchKind, ids: readonly string[]): string[] {
    const chosen = ids.map((id) => this.choices.get(choiceKey(kind, id)) ?? NOTHING);
    return [...new Set(chosen.filter((choice) => choice !== NOTHING))];
  }

  /** The first that is imported: a lesson is held in one. */
  private roomOf({ roomIds }: FileSlot): string | null {
    for (const id of roomIds) {
      const choice = this.choices.get(choiceKey('room', id)) ?? NOTHING;
      if (choice !== NOTHING) return choice;
    }
    return null;
  }
}

/** Stands for somebody or something of the file that is to be made. */
export const newOne = (kind: MatchKind, fileId: string): string => `new ${kind} ${fileId}`;

const UNNAMED = 'Tanpa tajuk';
const LONGEST_TITLE = 80;

const KINDS: readonly string[] = ['assembly', 'cocurriculum', 'supervision', 'meeting', 'other'];
function isKind(choice: string): choice is Exclude<LessonKind, 'lesson'> {
  return KINDS.includes(choice);
}

function classesOf(
  { classIds, groupIds }: FileLesson,
  groups: ReadonlyMap<string, Readonly<{ classId: string }>>,
): string[] {
  return [...new Set([...classIds, ...groupIds.flatMap((id) => groups.get(id)?.classId ?? [])])];
}
