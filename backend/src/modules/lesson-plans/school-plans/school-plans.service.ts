import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { type ReadableRecord, SentRecords, type Verdict } from '../../reviews/index.js';
import type { CommentedPart } from '../domain/sendable-plan.js';
import { type Reflection, ReflectionsRepository } from '../reflections/reflections.repository.js';
import { REFLECTION_NOUN } from '../reflections/reflections.service.js';
import { PLAN_KIND } from '../sending/sent-plans.js';

/** `happened`: in the lesson, once the plan is verified; asked for one plan alone. */
export type SchoolPlan = ReadableRecord & Readonly<{ happened: Reflection | null }>;

type Judging = Readonly<{
  id: string;
  verdict: Verdict['verdict'];
  version?: number;
  comments: readonly Readonly<{ id: string; section: CommentedPart; body: string }>[];
}>;

const named = (id: string) => ({ kind: PLAN_KIND, id });

/** What those who supervise read of the plans of others: what was sent to them, and nothing else. */
@Injectable()
export class SchoolPlansService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly sent: SentRecords,
    private readonly reflections: ReflectionsRepository,
  ) {}

  async read(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    return this.database.tenantRead(caller.school.id, async () =>
      this.withHappened(caller, await this.sent.found(caller, named(id))),
    );
  }

  /** Of these, those that the caller may read, by their ids and in their order. In the current transaction. */
  async readable(caller: SchoolCaller, ids: readonly string[]): Promise<ReadonlyMap<string, SchoolPlan>> {
    const found = await this.sent.readable(caller, PLAN_KIND, ids);
    return new Map([...found].map(([id, plan]) => [id, { ...plan, happened: null }]));
  }

  /** From then on its author cannot withdraw it. Only of whoever is to verify it: an administrator who looks is no verifier. */
  markRead(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    return this.afterwards(caller, () => this.sent.markRead(caller, named(id)));
  }

  judge(caller: SchoolCaller, id: string, judging: Judging): Promise<SchoolPlan> {
    return this.afterwards(caller, () => this.sent.judge(caller, named(id), judging));
  }

  takeBack(caller: SchoolCaller, id: string, verdictId: string): Promise<SchoolPlan> {
    return this.afterwards(caller, () => this.sent.takeBack(caller, named(id), verdictId));
  }

  /** Done already, nothing happens. */
  noteReflection(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.afterwards(caller, async () => {
      const plan = await this.sent.held(caller, named(id));
      if (!plan.isVerifier) throw new RoleRequiredError('who verifies this plan');
      const { happened } = await this.withHappened(caller, plan);
      if (!happened) throw new RecordNotFoundError(REFLECTION_NOUN);
      const owner = { schoolId: school.id, userId: plan.standing.sent.authorId };
      await this.reflections.note(owner, id, principal.userId, now);
      return this.sent.found(caller, named(id));
    });
  }

  private afterwards(caller: SchoolCaller, act: () => Promise<ReadableRecord>): Promise<SchoolPlan> {
    return this.writes.write(caller, async () => this.withHappened(caller, await act()));
  }

  private async withHappened({ school }: SchoolCaller, plan: ReadableRecord): Promise<SchoolPlan> {
    const { sent, state } = plan.standing;
    if (state !== 'verified') return { ...plan, happened: null };
    const author = { schoolId: school.id, userId: sent.authorId };
    return { ...plan, happened: await this.reflections.find(author, sent.recordId) };
  }
}
