import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import { numberOfWeek, type SchoolCalendar, SessionCalendars, weeksOf } from '../../calendar/index.js';
import { PLAN_KIND } from '../../lesson-plans/index.js';
import { Deadlines, SentWeeks, Verifiers, type VerifiersOfYear } from '../../reviews/index.js';
import { type AcademicYear, AcademicYears, SchoolsService } from '../../schools/index.js';
import { type CountedPlanLesson, LessonsWithSubmissions } from './counted-lessons.js';

/** Of whom: those whom the caller supervises, or everybody, for administrators alone. */
export const SUBMISSIONS_OF = ['supervised', 'school'] as const;
export type SubmissionsOf = (typeof SUBMISSIONS_OF)[number];

/** `from`, `to`: weeks that have a day of these. */
export type AskedWeeks = Readonly<{
  of: SubmissionsOf;
  from: Day;
  to: Day;
  teacherId?: string;
  /** The last so many alone. */
  count?: number;
}>;

/** A week of teaching, by when its plans are due and, after its grace, late. */
export type DueWeek = Readonly<{
  week: Day;
  number: number | null;
  dueAt: number;
  rule: Awaited<ReturnType<Deadlines['ofWeek']>>['rule'];
}>;

/** `lessons`: by week, in the order of the weeks. */
export type TeacherWeeks = Readonly<{
  teacherId: string;
  name: string;
  lessons: readonly (readonly CountedPlanLesson[])[];
}>;

export type SubmittedWeeks = Readonly<{
  session: string | null;
  weeks: readonly DueWeek[];
  teachers: readonly TeacherWeeks[];
}>;

/** So many weeks are counted at once: a session. */
export const MOST_WEEKS = 60;

/**
 * What was expected of teachers in weeks of a session and what was sent, as lessons that anybody can count. Counting begins
 * with the first week that anybody of the school has sent: before it nobody was asked.
 */
@Injectable()
export class ReadSubmissions {
  constructor(
    private readonly database: Database,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly deadlines: Deadlines,
    private readonly schools: SchoolsService,
    private readonly verifiers: Verifiers,
    private readonly sentWeeks: SentWeeks,
    private readonly counted: LessonsWithSubmissions,
  ) {}

  async read(caller: SchoolCaller, asked: AskedWeeks): Promise<SubmittedWeeks> {
    const { school, membership, now } = caller;
    if (asked.of === 'school' && !isOf('admin', membership)) throw new RoleRequiredError('admin');
    const year = await this.yearOf(school.id, asked.to);
    if (!year) return { session: null, weeks: [], teachers: [] };
    const { calendar } = await this.calendars.ofYear(school.id, year, dayOf(now));
    const begun = await this.database.tenantRead(school.id, () =>
      this.sentWeeks.firstSince(school.id, PLAN_KIND, addDays(year.firstDay, -6)),
    );
    const from = begun ?? dayOf(now);
    const weeks = await this.dueWeeks(school.id, calendar, {
      ...asked,
      from: from < asked.from ? asked.from : from,
    });
    return this.database.tenantRead(school.id, async () => {
      const verifiers = await this.verifiers.in({ schoolId: school.id, now }, year);
      const teachers = await this.teachersOf(caller, verifiers, asked);
      const lessons = await this.counted.of(
        { schoolId: school.id, year, calendar, weeks: weeks.map(({ week }) => week) },
        teachers.map(({ teacherId }) => teacherId),
        verifiers.steps,
      );
      const withLessons = teachers.map((teacher) => ({
        ...teacher,
        lessons: weeks.map(({ week }) => lessons.get(teacher.teacherId)?.get(week) ?? []),
      }));
      return {
        session: year.name,
        weeks,
        teachers: withLessons.filter((teacher) => teacher.lessons.some((own) => own.length > 0)),
      };
    });
  }

  /** The session of a day; of a day between two the one before. */
  private async yearOf(schoolId: string, day: Day): Promise<AcademicYear | undefined> {
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    return years
      .filter(({ firstDay }) => firstDay <= day)
      .toSorted((one, other) => other.firstDay.localeCompare(one.firstDay))[0];
  }

  private async dueWeeks(
    schoolId: string,
    calendar: SchoolCalendar,
    { from, to, count = MOST_WEEKS }: AskedWeeks,
  ): Promise<DueWeek[]> {
    const meant = weeksOf(calendar)
      .filter(({ teaching, firstDay, lastDay }) => teaching !== null && firstDay <= to && from <= lastDay)
      .slice(-Math.min(count, MOST_WEEKS));
    return Promise.all(
      meant.map(async (week) => ({
        ...{ week: week.firstDay, number: numberOfWeek(calendar, week) },
        ...(await this.deadlines.ofWeek(schoolId, week.firstDay, calendar)),
      })),
    );
  }

  private async teachersOf(
    { school, principal }: SchoolCaller,
    verifiers: VerifiersOfYear,
    { of, teacherId }: AskedWeeks,
  ): Promise<Omit<TeacherWeeks, 'lessons'>[]> {
    const members = await this.schools.membersOf(school.id);
    const asked = members.filter(({ userId }) => teacherId === undefined || userId === teacherId);
    const ids = asked.map(({ userId }) => userId);
    const meant = new Set(of === 'school' ? ids : verifiers.teachersOf(principal.userId, ids));
    return asked
      .filter(({ userId }) => meant.has(userId))
      .map(({ userId, name }) => ({ teacherId: userId, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'ms'));
  }
}
