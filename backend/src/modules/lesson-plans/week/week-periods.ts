import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf, lastDayOf, weekAfter, weekOf } from '../../../platform/calendar/school-week.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { dayPlan, type SchoolCalendar } from '../../calendar/index.js';
import { Lessons, lessonsOfPeriods, type OwnLessonOf, ownLesson, type Period } from '../../lessons/index.js';
import { type LessonStanding, standingOfLesson } from '../../reviews/index.js';
import { type AcademicYear, SchoolsService } from '../../schools/index.js';
import { LONGEST_NAME } from '../domain/lesson-plan.js';
import { courseByNames } from '../domain/parallel-lessons.js';
import type { SlottedLesson, WeekLesson } from '../domain/week-lessons.js';
import { lessonsOfPattern } from '../domain/week-pattern.js';
import type { SetOfWeek } from './due-of-week.js';
import { WeekPlansRepository } from './week-plans.repository.js';

/** A week in its session and by its calendar; null in none of the school's. */
export type AskedWeek = Readonly<{
  week: Day;
  year: AcademicYear | null;
  calendar: SchoolCalendar | null;
}>;

export type TaughtLesson = WeekLesson &
  Readonly<{
    room: string;
    standing: LessonStanding;
    note: string;
    set: SetOfWeek | null;
    /** The same for what may be planned alike; null where nobody can say. */
    course: string | null;
    /** Of which it is made: whoever is away for a part of a lesson gives the other. */
    periods: readonly Readonly<{ startTime: string; endTime: string; standing: LessonStanding }>[];
  }>;

/** `source`: what says which lessons there are. `isOfSchool`: a timetable of the school says it, which keeps what it held before. */
export type TaughtWeek = Readonly<{
  lessons: readonly SlottedLesson<TaughtLesson>[];
  source: 'timetable' | 'pattern' | 'none';
  isOfSchool: boolean;
}>;

/** How far back a pattern is looked for where there is no timetable. */
const PATTERN_WEEKS = 8;

/** What somebody teaches in a week: by the school's timetable or their own, else as in the last week that they planned. */
@Injectable()
export class WeekPeriods {
  constructor(
    private readonly schools: SchoolsService,
    private readonly lessons: Lessons,
    private readonly plans: WeekPlansRepository,
  ) {}

  /** In the current transaction. */
  async read(owner: Owner, { week, year, calendar }: AskedWeek): Promise<TaughtWeek> {
    const found = year && calendar ? await this.taughtIn(owner, year, calendar, week) : null;
    if (found && found.lessons.length > 0) return { ...found, source: 'timetable' };
    const pattern = await this.patternOf(owner, week, calendar);
    return { lessons: pattern, source: pattern.length > 0 ? 'pattern' : 'none', isOfSchool: false };
  }

  private async taughtIn(
    { schoolId, userId }: Owner,
    year: AcademicYear,
    calendar: SchoolCalendar,
    week: Day,
  ): Promise<Pick<TaughtWeek, 'lessons' | 'isOfSchool'>> {
    const found = await this.lessons.lessonsOf(
      { schoolId, academicYearId: year.id, calendar, days: daysOf(week) },
      [userId],
    );
    const lessons = found.get(userId) ?? [];
    const isOfOthers = lessons.some(({ plannerId }) => plannerId !== userId);
    const members = isOfOthers ? await this.schools.membersOf(schoolId) : [];
    const nameOf = (id: string) => members.find((member) => member.userId === id)?.name ?? '';
    const isOfSchool = lessons.some(({ ownerId }) => ownerId === null);
    const told = lessons.map((lesson) =>
      toldLesson(
        lesson,
        userId,
        nameOf,
        {
          ...{ className: cut(lesson.className), subject: cut(lesson.subject), room: lesson.room },
          set: lesson.set && {
            id: lesson.set.id,
            subjectId: lesson.set.subject.id,
            language: lesson.set.subject.language,
            gradeLevels: lesson.gradeLevels,
          },
          course: lesson.set
            ? [lesson.set.subject.id, ...lesson.gradeLevels].join(' ')
            : courseByNames(lesson.subject, lesson.className),
        },
        [...new Set(lesson.periods.flatMap(({ partlyStopped }) => partlyStopped || []))].join('; '),
      ),
    );
    return { lessons: told, isOfSchool };
  }

  private async patternOf(
    owner: Owner,
    week: Day,
    calendar: SchoolCalendar | null,
  ): Promise<SlottedLesson<TaughtLesson>[]> {
    const start = weekOf(week, 'sunday') === week ? 'sunday' : 'monday';
    const from = weekAfter(week, -PATTERN_WEEKS);
    const plans = await this.plans.between(owner, from, lastDayOf(weekAfter(week, -1)));
    const isHeld = (day: Day) => calendar === null || dayPlan(calendar, null, day).teaches;
    const pattern = lessonsOfPattern(plans, week, { weekOf: (day) => weekOf(day, start), isHeld });
    const { userId } = owner;
    const periods = pattern.map(({ date: day, startTime: from, endTime: to, ...told }) => ({
      ...{ ...told, day, time: { from, to }, usualTime: { from, to }, period: null, stoppedBy: null },
      ...{ ownerId: userId, teacherIds: [userId], plannerId: userId },
    }));
    return lessonsOfPeriods(week, periods).map((lesson) =>
      toldLesson(
        ownLesson(lesson, () => false),
        userId,
        () => '',
        {
          ...{ className: lesson.className, subject: lesson.subject, room: '', set: null },
          course: courseByNames(lesson.subject, lesson.className),
        },
      ),
    );
  }
}

function toldLesson(
  { slot, ...lesson }: OwnLessonOf<Period>,
  personId: string,
  nameOf: (personId: string) => string,
  told: Pick<TaughtLesson, 'className' | 'subject' | 'room' | 'set' | 'course'>,
  partlyStopped = '',
): SlottedLesson<TaughtLesson> {
  const { teachingSetId, day: date, fate, plannerId, periods } = lesson;
  const standing = standingOfLesson(lesson, personId);
  const stoppedBy = fate.kind === 'stopped' ? fate.by : partlyStopped;
  const times = ({ time }: Pick<Period, 'time'>) => ({ startTime: time.from, endTime: time.to });
  return {
    slot,
    lesson: {
      ...{ ...told, ...times(lesson), teachingSetId, date, standing },
      note: standing === 'colleague' ? nameOf(plannerId) : stoppedBy,
      periods: periods.map((period) => ({ ...times(period), standing: standingOfLesson(period, personId) })),
    },
  };
}

const cut = (name: string) => [...name].slice(0, LONGEST_NAME).join('');
