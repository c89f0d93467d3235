import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf, lastDayOf, weekAfter, weekOf } from '../../../platform/calendar/school-week.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { dayPlan, type SchoolCalendar } from '../../calendar/index.js';
import { type LessonStanding, standingOfLesson } from '../../reviews/index.js';
import { type AcademicYear, SchoolsService } from '../../schools/index.js';
import { AbsencesService, isAwayAt } from '../../staff/index.js';
import { LessonsOfPerson } from '../../timetable/index.js';
import { LONGEST_NAME } from '../domain/lesson-plan.js';
import { courseByNames } from '../domain/parallel-lessons.js';
import type { WeekLesson } from '../domain/week-lessons.js';
import { lessonsOfPattern } from '../domain/week-pattern.js';
import type { SetOfWeek } from './due-of-week.js';
import { WeekPlansRepository } from './week-plans.repository.js';

/** A week in its session and by its calendar; null in none of the school's. */
export type AskedWeek = Readonly<{
  week: Day;
  year: AcademicYear | null;
  calendar: SchoolCalendar | null;
}>;

export type Period = WeekLesson &
  Readonly<{
    room: string;
    standing: LessonStanding;
    note: string;
    set: SetOfWeek | null;
    /** The same for what may be planned alike; null where nobody can say. */
    course: string | null;
  }>;

/** `source`: what says which lessons there are. */
export type PeriodsOfWeek = Readonly<{
  periods: readonly Period[];
  source: 'timetable' | 'pattern' | 'none';
}>;

/** How far back a pattern is looked for where there is no timetable. */
const PATTERN_WEEKS = 8;

/** What somebody teaches in a week: by the school's timetable or their own, else as in the last week that they planned. */
@Injectable()
export class WeekPeriods {
  constructor(
    private readonly schools: SchoolsService,
    private readonly absences: AbsencesService,
    private readonly lessons: LessonsOfPerson,
    private readonly plans: WeekPlansRepository,
  ) {}

  /** In the current transaction. */
  async read(owner: Owner, { week, year, calendar }: AskedWeek): Promise<PeriodsOfWeek> {
    const taught = year && calendar ? await this.periodsOf(owner, year, calendar, daysOf(week)) : [];
    if (taught.length > 0) return { periods: taught, source: 'timetable' };
    const pattern = await this.patternOf(owner, week, calendar);
    return { periods: pattern, source: pattern.length > 0 ? 'pattern' : 'none' };
  }

  private async periodsOf(
    { schoolId, userId: personId }: Owner,
    year: AcademicYear,
    calendar: SchoolCalendar,
    days: readonly Day[],
  ): Promise<Period[]> {
    const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
    const [lessons, absences] = await Promise.all([
      this.lessons.of({ schoolId, academicYearId: year.id, personId, days }, calendar),
      this.absences.timesOf(schoolId, personId, from, to),
    ]);
    if (lessons.length === 0) return [];
    const isOfOthers = lessons.some(({ plannerId }) => plannerId !== personId);
    const members = isOfOthers ? await this.schools.membersOf(schoolId) : [];
    const isAway = (day: Day, period: number | null) => absences.some((time) => isAwayAt(time, day, period));
    return lessons.map((lesson): Period => {
      const planner = members.find(({ userId }) => userId === lesson.plannerId)?.name ?? '';
      const standing = standingOfLesson(lesson, { personId, isAway });
      const note = { stopped: lesson.stoppedBy ?? '', colleague: planner, away: '', own: '' }[standing];
      return {
        teachingSetId: lesson.set?.id ?? null,
        date: lesson.day,
        startTime: lesson.time.from,
        endTime: lesson.time.to,
        className: cut(lesson.className),
        subject: cut(lesson.subject),
        room: lesson.room,
        standing,
        note,
        set: lesson.set && {
          id: lesson.set.id,
          subjectId: lesson.set.subject.id,
          language: lesson.set.subject.language,
          gradeLevels: lesson.gradeLevels,
        },
        course: lesson.set
          ? [lesson.set.subject.id, ...lesson.gradeLevels].join(' ')
          : courseByNames(lesson.subject, lesson.className),
      };
    });
  }

  private async patternOf(owner: Owner, week: Day, calendar: SchoolCalendar | null): Promise<Period[]> {
    const start = weekOf(week, 'sunday') === week ? 'sunday' : 'monday';
    const from = weekAfter(week, -PATTERN_WEEKS);
    const plans = await this.plans.between(owner, from, lastDayOf(weekAfter(week, -1)));
    const isHeld = (day: Day) => calendar === null || dayPlan(calendar, null, day).teaches;
    return lessonsOfPattern(plans, week, { weekOf: (day) => weekOf(day, start), isHeld }).map((lesson) => ({
      ...lesson,
      ...{ room: '', standing: 'own', note: '', set: null },
      course: courseByNames(lesson.subject, lesson.className),
    }));
  }
}

const cut = (name: string) => [...name].slice(0, LONGEST_NAME).join('');
