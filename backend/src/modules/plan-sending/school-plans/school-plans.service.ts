import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import {
  type LessonOfPlan,
  LessonsOfPlans,
  NotedLessons,
  PLAN_KIND,
  REFLECTION_NOUN,
  type Reflection,
} from '../../lesson-plans/index.js';
import { type ReadableRecord, Reviewing, SentRecords } from '../../reviews/index.js';

type SentPlan = Readonly<{ id: string; authorId: string }>;

/** `happened`: in the lesson, once the plan is verified; asked for one plan alone. */
export type ShownPlan = ReadableRecord & Readonly<{ happened: Reflection | null }>;

/** `lesson`: what became of it by now; null where the timetable has it no more, undefined for a plan of none. */
export type SchoolPlan = ShownPlan & Readonly<{ lesson: LessonOfPlan | null | undefined }>;

/** What those who supervise read of the plans of others: what was sent to them, and nothing else. */
@Injectable()
export class SchoolPlansService extends Reviewing<ShownPlan> {
  constructor(
    writes: SchoolWrites,
    sent: SentRecords,
    private readonly noted: NotedLessons,
    private readonly lessons: LessonsOfPlans,
  ) {
    super(PLAN_KIND, writes, sent);
  }

  /** Of these, those that the caller may read, by their ids and in their order. In the current transaction. */
  async readable(caller: SchoolCaller, ids: readonly string[]): Promise<ReadonlyMap<string, SchoolPlan>> {
    const found = await this.sent.readable(caller, PLAN_KIND, ids);
    const lessons = await this.lessonsOf(caller, [...found.values()].map(sentOf));
    return new Map(
      [...found].map(([id, plan]) => [id, { ...plan, happened: null, lesson: lessons.get(id) }]),
    );
  }

  /** Done already, nothing happens. */
  noteReflection(caller: SchoolCaller, id: string): Promise<ShownPlan> {
    const { school, principal, now } = caller;
    return this.afterwards(caller, async () => {
      const plan = await this.sent.held(caller, this.named(id));
      if (!plan.isVerifier) throw new RoleRequiredError('who verifies this plan');
      const { happened } = await this.shown(caller, plan);
      if (!happened) throw new RecordNotFoundError(REFLECTION_NOUN);
      const owner = { schoolId: school.id, userId: plan.standing.sent.authorId };
      await this.noted.takeNote(owner, id, principal.userId, now);
      return this.sent.found(caller, this.named(id));
    });
  }

  /** As its page shows it. */
  whole(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    return this.writes.read(caller, async () => {
      const plan = await this.sent.found(caller, this.named(id));
      const lessons = await this.lessonsOf(caller, [sentOf(plan)]);
      return { ...(await this.shown(caller, plan)), lesson: lessons.get(id) };
    });
  }

  protected async shown({ school }: SchoolCaller, plan: ReadableRecord): Promise<ShownPlan> {
    const { sent, state } = plan.standing;
    if (state !== 'verified') return { ...plan, happened: null };
    const author = { schoolId: school.id, userId: sent.authorId };
    const noted = await this.noted.ofPlans(author, [sent.recordId]);
    return { ...plan, happened: noted.get(sent.recordId) ?? null };
  }

  /** What became of the lessons of what was sent. In the current transaction. */
  lessonsOf({ school, now }: SchoolCaller, plans: readonly SentPlan[]) {
    return this.lessons.of({ schoolId: school.id, now }, plans);
  }
}

const sentOf = ({ standing: { sent } }: ReadableRecord): SentPlan => ({
  id: sent.recordId,
  authorId: sent.authorId,
});
