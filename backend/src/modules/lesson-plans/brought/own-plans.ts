import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PlanAttachmentsService } from '../attachments/plan-attachments.service.js';
import type { LessonPlan, LessonPlanContent } from '../domain/lesson-plan.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import { BroughtPlansRepository } from './brought-plans.repository.js';

type Link = Readonly<{ title: string; address: string }>;

/** A plan on its way from one school to another, of no lesson of either. */
export type TravellingPlan = LessonPlanContent & Readonly<{ id: string; links: readonly Link[] }>;

/** `newId`: under which it comes, and so do its links under theirs. */
export type ArrivingPlan = Readonly<{
  id: string;
  newId: string;
  content: LessonPlanContent;
  links: readonly (Link & Readonly<{ id: string }>)[];
}>;

type Arrival = Readonly<{ id: string; fromSchool: string }>;

/** Of one person in a school. */
export const MOST_BROUGHT = 10_000;
/** Plans of one statement. */
const AT_ONCE = 200;

/** Plans that go with whoever wrote them. */
@Injectable()
export class OwnPlans {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
    private readonly brought: BroughtPlansRepository,
    private readonly attachments: PlanAttachmentsService,
  ) {}

  /** Written here, and before them those that were brought. */
  take(caller: SchoolCaller): Promise<TravellingPlan[]> {
    const owner = ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const links = await this.linksOf(owner);
      const plans = [...(await this.brought.all(owner)), ...(await this.written(owner))];
      return plans.map((plan) => ({
        id: plan.id,
        ...{ ...planningPartOf(plan), reflection: plan.reflection },
        links: (links.get(plan.id) ?? []).map(({ title, address }) => ({ title, address })),
      }));
    });
  }

  /**
   * As patterns, of no lesson of this school. What its author has under either id is there already; `left`: for which
   * there is no room. In the current transaction of a write.
   */
  async bring(
    caller: SchoolCaller,
    plans: readonly ArrivingPlan[],
    arrival: Arrival,
  ): Promise<Readonly<{ added: number; there: number; left: readonly ArrivingPlan[] }>> {
    const owner = ownerOf(caller);
    const known = await this.brought.among(
      owner,
      plans.flatMap(({ id, newId }) => [id, newId]),
    );
    const isThere = ({ id, newId }: ArrivingPlan) => known.has(id) || known.has(newId);
    const coming = [
      ...new Map(plans.filter((plan) => !isThere(plan)).map((plan) => [plan.newId, plan])).values(),
    ];
    const room = MOST_BROUGHT - (await this.brought.count(owner));
    const added = coming.slice(0, room);
    await this.addAll(caller, added, arrival);
    return { added: added.length, there: plans.length - coming.length, left: coming.slice(room) };
  }

  /** What came in one arrival. In the current transaction of a write. */
  async takeBack(caller: SchoolCaller, arrivalId: string): Promise<void> {
    await this.brought.removeArrival(ownerOf(caller), arrivalId);
  }

  private async addAll(
    caller: SchoolCaller,
    plans: readonly ArrivingPlan[],
    arrival: Arrival,
  ): Promise<void> {
    const rows = plans.map(({ newId, content }) => ({ id: newId, content }));
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await this.brought.addAll(ownerOf(caller), rows.slice(at, at + AT_ONCE), {
        ...arrival,
        now: caller.now,
      });
    for (const { newId: planId, links } of plans)
      for (const { id, title, address } of links)
        await this.attachments.create(caller, id, {
          ...{ planId, title, address, fileName: null, mediaType: null, bytes: null },
        });
  }

  private async written(owner: Owner): Promise<LessonPlan[]> {
    const { rows } = await sql<LessonPlan>`
      SELECT ${sql.join(this.plans.rows.selection())} FROM lesson_plans
      WHERE ${this.plans.rows.ownedBy(owner)} AND deleted_at IS NULL AND sample IS NULL
      ORDER BY lesson_plans.date, start_time, id`.execute(this.db);
    return rows;
  }

  /** By plan. */
  private async linksOf({ schoolId, userId }: Owner) {
    const { rows } = await sql<Link & Readonly<{ planId: string }>>`
      SELECT plan_id AS "planId", title, address FROM plan_attachments
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND address IS NOT NULL AND deleted_at IS NULL
      ORDER BY created_at, id`.execute(this.db);
    return Map.groupBy(rows, ({ planId }) => planId);
  }
}
