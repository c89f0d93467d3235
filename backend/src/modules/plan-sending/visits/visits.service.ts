import { Injectable } from '@nestjs/common';
import type { School } from '../../../platform/access/memberships.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { PLAN_KIND, planningPartIn } from '../../lesson-plans/index.js';
import type { PlanningPart } from '../../lesson-plans/rules/index.js';
import { type ShownRecord, ShownRecords, type WholeRecord } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import { NoVisitError, VisitEntrance } from './visit-entrance.js';
import { type VisitedWeek, VisitedWeeks } from './visited-weeks.js';
import type { NewOpening, VisitorLink } from './visitor-links.repository.js';
import type { Visitor } from './visitor-of-request.js';

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

/** What a visitor's link leads to. It writes the log, and nothing else. */
@Injectable()
export class Visits {
  constructor(
    private readonly database: Database,
    private readonly entrance: VisitEntrance,
    private readonly weeks: VisitedWeeks,
    private readonly shown: ShownRecords,
    private readonly schools: SchoolsService,
  ) {}

  /** Reads what is asked for and notes that it was read, both or neither. Null is shown to nobody. */
  async open<Found>(visitor: Visitor, read: (visit: Visit) => Promise<Opened<Found> | null>): Promise<Found> {
    const entered = await this.entrance.enter(visitor);
    const { school, link } = entered;
    const weeks = await this.weeks.of(school.id, link, visitor.now);
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
      await this.entrance.note(entered, { ...line, address: visitor.address }, visitor.now);
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
