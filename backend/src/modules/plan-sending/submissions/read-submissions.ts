import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import { Verifiers, type VerifiersOfYear } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import { type CountedPlanLesson, LessonsWithSubmissions } from './counted-lessons.js';
import { CountedWeeks, type DueWeek, type WantedWeeks } from './counted-weeks.js';

/** Of whom: those whom the caller supervises, or everybody, for administrators alone. */
export const SUBMISSIONS_OF = ['supervised', 'school'] as const;
export type SubmissionsOf = (typeof SUBMISSIONS_OF)[number];

export type AskedWeeks = WantedWeeks & Readonly<{ of: SubmissionsOf; teacherId?: string }>;

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

/** What was expected of teachers in weeks of a session and what was sent, as lessons that anybody can count. */
@Injectable()
export class ReadSubmissions {
  constructor(
    private readonly database: Database,
    private readonly weeks: CountedWeeks,
    private readonly schools: SchoolsService,
    private readonly verifiers: Verifiers,
    private readonly counted: LessonsWithSubmissions,
  ) {}

  async read(caller: SchoolCaller, asked: AskedWeeks): Promise<SubmittedWeeks> {
    const { school, membership, now } = caller;
    if (asked.of === 'school' && !isOf('admin', membership)) throw new RoleRequiredError('admin');
    const found = await this.weeks.of(caller, asked);
    if (!found) return { session: null, weeks: [], teachers: [] };
    const { year, calendar, weeks } = found;
    return this.database.tenantRead(school.id, async () => {
      const verifiers = await this.verifiers.in({ schoolId: school.id, now }, year);
      const teachers = await this.teachersOf(caller, verifiers, asked);
      const lessons = await this.counted.of(
        { schoolId: school.id, year, calendar, weeks: weeks.map(({ week }) => week) },
        teachers.map(({ teacherId }) => teacherId),
        { steps: verifiers.steps, now },
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
