import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { PlanBlocksRepository } from '../blocks/plan-blocks.repository.js';
import { BroughtPlansRepository } from '../brought/brought-plans.repository.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import { ReflectionTemplatesRepository } from '../templates/reflection-templates.repository.js';

type Link = Readonly<{ planId: string; title: string; address: string }>;

/** Somebody's own blocks, templates and plans as a file has them. In the current transaction. */
@Injectable()
export class OwnWorkRepository {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly blocks: PlanBlocksRepository,
    private readonly templates: ReflectionTemplatesRepository,
    private readonly plans: LessonPlansRepository,
    private readonly brought: BroughtPlansRepository,
  ) {}

  async of(owner: Owner) {
    const isOwn = ({ authorId }: Readonly<{ authorId: string }>) => authorId === owner.userId;
    return {
      blocks: (await this.blocks.list(owner))
        .filter(isOwn)
        .map(({ id, name, steps }) => ({ id, name, steps })),
      templates: (await this.templates.list(owner))
        .filter(isOwn)
        .map(({ id, name, category, language, text }) => ({ id, name, category, language, text })),
      plans: await this.plansOf(owner),
    };
  }

  /** Written here, and before them those that were brought. */
  private async plansOf(owner: Owner) {
    const written = await sql<LessonPlan>`
      SELECT ${sql.join(this.plans.rows.selection())} FROM lesson_plans
      WHERE ${this.plans.rows.ownedBy(owner)} AND deleted_at IS NULL AND sample IS NULL
      ORDER BY lesson_plans.date, start_time, id`.execute(this.db);
    const links = await sql<Link>`
      SELECT plan_id AS "planId", title, address FROM plan_attachments
      WHERE school_id = ${owner.schoolId} AND author_id = ${owner.userId} AND address IS NOT NULL
        AND deleted_at IS NULL ORDER BY created_at, id`.execute(this.db);
    const ofPlan = Map.groupBy(links.rows, ({ planId }) => planId);
    return [...(await this.brought.all(owner)), ...written.rows].map((plan) => ({
      id: plan.id,
      ...{ ...planningPartOf(plan), reflection: plan.reflection },
      links: (ofPlan.get(plan.id) ?? []).map(({ title, address }) => ({ title, address })),
    }));
  }
}
