import type { SchoolClass, SetOfYear } from '../../classes/index.js';
import { resourcesOf } from '../domain/claims.js';
import type { TimetableLesson } from '../lessons/timetable-lessons.repository.js';
import { shortNames } from './short-names.js';
import type { PaperLesson, WeekOnPaper } from './week-on-paper.js';

type Named = Readonly<{ id: string; name: string }>;

/** A timetable with all that its lessons name. */
export type TimetableTold = Readonly<{
  lessons: readonly TimetableLesson[];
  sets: readonly SetOfYear[];
  classes: readonly SchoolClass[];
  people: readonly Readonly<{ userId: string; name: string }>[];
  rooms: readonly Named[];
}>;

/** `classId`: whose bells the paper goes by. */
export type PaperTold = Readonly<{ title: string; weeks: readonly WeekOnPaper[]; classId: string | null }>;

/** The weeks of a timetable in the words of those who read them. */
export class WeeksTold {
  private readonly sets: ReadonlyMap<string, SetOfYear>;
  private readonly people: ReadonlyMap<string, string>;
  private readonly rooms: ReadonlyMap<string, string>;

  constructor(private readonly told: TimetableTold) {
    this.sets = new Map(told.sets.map((set) => [set.id, set]));
    this.people = new Map(told.people.map(({ userId, name }) => [userId, name]));
    this.rooms = new Map(told.rooms.map(({ id, name }) => [id, name]));
  }

  /** Of a teacher or a class; null for nobody of the school. */
  of(kind: 'teacher' | 'class', id: string): PaperTold | null {
    if (kind === 'class') return this.ofClass(id);
    const name = this.people.get(id);
    if (name === undefined) return null;
    const own = this.ofTeacher(id);
    const taught = own.map((lesson) => this.setOf(lesson)).find((set) => set !== undefined);
    const lessons = own.map((lesson) =>
      withLines(lesson, [this.audienceOf(lesson), this.subjectOf(lesson), this.roomOf(lesson)]),
    );
    return { title: name, weeks: [{ name, lessons }], classId: taught?.parts[0]?.classId ?? null };
  }

  /** Everybody who teaches in it, by name; classes in short, and subjects by their codes. */
  ofAll(): PaperTold {
    const taught = [...new Set(this.told.lessons.flatMap(({ teacherIds }) => teacherIds))];
    const short = shortNames(this.told.lessons.map((lesson) => this.audienceOf(lesson)));
    const weeks = taught.map((id) => ({
      name: this.nameOf(id),
      lessons: this.ofTeacher(id).map((lesson) =>
        withLines(lesson, [
          short.get(this.audienceOf(lesson)) ?? '',
          this.setOf(lesson)?.subject.code ?? this.subjectOf(lesson),
        ]),
      ),
    }));
    return {
      title: 'Jadual waktu semua guru',
      weeks: weeks.toSorted((one, other) => one.name.localeCompare(other.name, 'ms')),
      classId: null,
    };
  }

  private ofClass(id: string): PaperTold | null {
    const found = this.told.classes.find((each) => each.id === id);
    if (!found) return null;
    const { name } = found;
    const isOfClass = (lesson: TimetableLesson) =>
      resourcesOf(lesson, this.setOf(lesson)?.parts ?? []).some(
        (resource) => resource.kind === 'class' && resource.id === id,
      );
    const lessons = this.told.lessons.filter(isOfClass).map((lesson) => {
      const teachers = lesson.teacherIds.slice(0, 2).map((each) => this.nameOf(each));
      return withLines(lesson, [this.subjectOf(lesson), teachers.join(', '), this.roomOf(lesson)]);
    });
    return { title: name, weeks: [{ name, lessons }], classId: id };
  }

  private ofTeacher(id: string): TimetableLesson[] {
    return this.told.lessons.filter(({ teacherIds }) => teacherIds.includes(id));
  }

  private setOf({ teachingSetId }: TimetableLesson): SetOfYear | undefined {
    return this.sets.get(teachingSetId ?? '');
  }

  private audienceOf(lesson: TimetableLesson): string {
    const named = lesson.classIds.map((id) => this.told.classes.find((each) => each.id === id)?.name ?? '');
    return this.setOf(lesson)?.name ?? (named.length > 3 ? `${named.length} kelas` : named.join(', '));
  }

  private subjectOf(lesson: TimetableLesson): string {
    return this.setOf(lesson)?.subject.name ?? lesson.title ?? '';
  }

  private roomOf({ roomId }: TimetableLesson): string {
    return this.rooms.get(roomId ?? '') ?? '';
  }

  private nameOf(personId: string): string {
    return this.people.get(personId) ?? 'Bekas guru';
  }
}

/** Without those that say nothing; A and B are the weeks of a fortnight. */
function withLines(lesson: TimetableLesson, said: readonly string[]): PaperLesson {
  const [first = '', ...others] = said.filter(Boolean);
  const turn = lesson.cycleWeek === null ? '' : lesson.cycleWeek === 1 ? ' (A)' : ' (B)';
  return { ...lesson, lines: [`${first}${turn}`, ...others] };
}
