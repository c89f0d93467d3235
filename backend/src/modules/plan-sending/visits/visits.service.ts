import { Injectable } from '@nestjs/common';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { Memberships, type School } from '../../../platform/access/memberships.js';
import type { Day } from '../../../platform/calendar/day.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { lastDayOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { hashOf } from '../../../platform/secrets/one-time-secret.js';
import { numberOfWeek, SessionCalendars, weekAt } from '../../calendar/index.js';
import { PLAN_KIND, planningPartIn } from '../../lesson-plans/index.js';
import type { PlanningPart } from '../../lesson-plans/rules/index.js';
import { type ShownRecord, ShownRecords, type WholeRecord } from '../../reviews/index.js';
import { type AcademicYear, AcademicYears, SchoolsService } from '../../schools/index.js';
import { linkState } from '../domain/visitor-link.js';
import { type NewOpening, type VisitorLink, VisitorLinksRepository } from './visitor-links.repository.js';
import type { Visitor } from './visitor-of-request.js';

/** A week that a link shows. `number`: by which the school calls it, null for none. */
export type VisitedWeek = Readonly<{ week: Day; number: number | null; session: string }>;

export function nameOfWeek({ week, number }: VisitedWeek): string {
  return number === null ? `Minggu ${malayDate(week)}` : `Minggu ${number}`;
}

/** `name`: of somebody who belongs to the school. */
export type VisitedTeacher = Readonly<{ id: string; name: string }>;

/** What a list tells of a plan. */
const HEAD = ['date', 'startTime', 'endTime', 'className', 'subject', 'topic'] as const;
type Head = Pick<PlanningPart, (typeof HEAD)[number]>;

export type ShownHead = Omit<ShownRecord, 'content'> & Readonly<{ head: Head }>;
export type ShownPlan = Omit<WholeRecord, 'content'> & Readonly<{ content: PlanningPart }>;

/** Of these alone, as far as the link shows them. */
type Wanted = Readonly<{ teacherId?: string; week?: Day; planId?: string }>;

/** What a link shows now. `names`: of everybody in the school, for who has signed. */
export type Visit = Readonly<{
  school: School;
  link: VisitorLink;
  weeks: readonly VisitedWeek[];
  teachers: readonly VisitedTeacher[];
  names: ReadonlyMap<string, string>;
  now: number;
}>;

/** What was opened, and how the log tells it. */
export type Opened<Found> = Readonly<{ found: Found } & Omit<NewOpening, 'address'>>;

/** Whatever a visitor is not shown is not there, and nobody learns why. */
class NoVisitError extends NotFoundError {
  constructor() {
    super('The visit');
  }
}

/** What a visitor's link leads to. It writes the log, and nothing else. */
@Injectable()
export class Visits {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly entitlements: Entitlements,
    private readonly links: VisitorLinksRepository,
    private readonly shown: ShownRecords,
    private readonly schools: SchoolsService,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
  ) {}

  /** Reads what is asked for and notes that it was read, both or neither. Null is shown to nobody. */
  async open<Found>(visitor: Visitor, read: (visit: Visit) => Promise<Opened<Found> | null>): Promise<Found> {
    const { school, link } = await this.entered(visitor);
    const weeks = await this.weeksOf(school.id, link, visitor.now);
    return this.database.tenantTransaction(school.id, async () => {
      const members = await this.schools.membersOf(school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const teachers = link.teacherIds
        .flatMap((id) => members.filter(({ userId }) => userId === id))
        .map(({ userId, name }) => ({ id: userId, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'ms'));
      const visit = { school, link, weeks, teachers, names, now: visitor.now };
      const opened = await read(visit);
      if (!opened) throw new NoVisitError();
      const { found, ...line } = opened;
      const { address } = visitor;
      if (!(await this.links.noteOpening({ schoolId: school.id }, link, { ...line, address }, visitor.now)))
        throw new NoVisitError();
      return found;
    });
  }

  /** How much was sent of each teacher and week; in the current transaction, as below. */
  counted(visit: Visit): Promise<ShownRecord[]> {
    return this.shown.list(visit.school.id, askedOf(visit, {}), []);
  }

  async heads(visit: Visit, wanted: Wanted): Promise<ShownHead[]> {
    const records = await this.shown.list(visit.school.id, askedOf(visit, wanted), HEAD);
    return records.map(({ content, ...record }) => ({ ...record, head: headOf(content) })).toSorted(byHead);
  }

  async plans(visit: Visit, wanted: Wanted): Promise<ShownPlan[]> {
    const records = await this.shown.whole(visit.school.id, askedOf(visit, wanted));
    return records
      .map(({ content, ...record }) => ({ ...record, content: planningPartIn(content) }))
      .toSorted((one, other) => byHead({ ...one, head: one.content }, { ...other, head: other.content }));
  }

  private async entered({ schoolCode, secret, now }: Visitor): Promise<Pick<Visit, 'school' | 'link'>> {
    const school = schoolCode ? await this.memberships.findSchool(schoolCode) : null;
    if (!school) throw new NoVisitError();
    const link = await this.database.tenantRead(school.id, () =>
      this.links.findBySecret({ schoolId: school.id }, hashOf(secret)),
    );
    if (!link || linkState(link, now) !== 'open') throw new NoVisitError();
    if (!(await this.entitlements.of(school.id, now)).canAccess.dashboard) throw new NoVisitError();
    return { school, link };
  }

  private async weeksOf(schoolId: string, { weeks }: VisitorLink, now: number): Promise<VisitedWeek[]> {
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    const told: VisitedWeek[] = [];
    for (const year of years) {
      const own = weeks.filter((week) => isIn(week, year));
      if (own.length === 0) continue;
      const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(now));
      for (const week of own) {
        const found = weekAt(calendar, week);
        told.push({ week, number: found ? numberOfWeek(calendar, found) : null, session: year.name });
      }
    }
    const unknown = weeks.filter((week) => !told.some((each) => each.week === week));
    return [...told, ...unknown.map((week) => ({ week, number: null, session: week.slice(0, 4) }))].toSorted(
      (one, other) => one.week.localeCompare(other.week),
    );
  }
}

function isIn(week: Day, { firstDay, lastDay }: AcademicYear): boolean {
  return firstDay <= lastDayOf(week) && week <= lastDay;
}

/** The link says what there is: what is wanted beside that is not there. */
function askedOf({ link, teachers, now }: Visit, { teacherId, week, planId }: Wanted) {
  const authorIds = teachers.map(({ id }) => id).filter((id) => teacherId === undefined || id === teacherId);
  const weeks = link.weeks.filter((each) => week === undefined || each === week);
  return { kind: PLAN_KIND, authorIds, weeks, now, ...(planId !== undefined && { recordId: planId }) };
}

function headOf(json: string): Head {
  const { date, startTime, endTime, className, subject, topic } = planningPartIn(json);
  return { date, startTime, endTime, className, subject, topic };
}

type Placed = Readonly<{ head: Head; recordId: string }>;
const placeOf = ({ head, recordId }: Placed) => `${head.date} ${head.startTime} ${recordId}`;

function byHead(one: Placed, other: Placed): number {
  return placeOf(one).localeCompare(placeOf(other));
}
