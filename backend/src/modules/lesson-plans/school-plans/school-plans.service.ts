import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import {
  Sendings,
  type Standing,
  type Step,
  TAKE_BACK_MS,
  type Verdict,
  type Verifier,
  whoActs,
} from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { CommentedPart } from '../domain/sendable-plan.js';
import { type Reflection, ReflectionsRepository } from '../reflections/reflections.repository.js';
import { REFLECTION_NOUN } from '../reflections/reflections.service.js';
import { contentOf, SentPlans } from '../sending/sent-plans.js';

/** What was sent, for whoever may read it. */
export type SchoolPlan = Readonly<{
  standing: Standing;
  /** In which the caller is to judge it now; null where they are not. */
  callersStep: Step | null;
  /** Of the lesson, once the plan is verified; asked for one plan alone. */
  happened: Reflection | null;
  /** Whether the caller verifies this teacher today, and so takes note of what happened. */
  mayNote: boolean;
  names: ReadonlyMap<string, string>;
  mayTakeBack: (given: Verdict) => boolean;
}>;

type Judging = Readonly<{
  id: string;
  verdict: Verdict['verdict'];
  version?: number;
  comments: readonly Readonly<{ id: string; section: CommentedPart; body: string }>[];
}>;

/** What those who supervise read of the plans of others: what was sent to them, and nothing else. */
@Injectable()
export class SchoolPlansService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly sent: SentPlans,
    private readonly sendings: Sendings,
    private readonly reflections: ReflectionsRepository,
    private readonly schools: SchoolsService,
  ) {}

  read(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    return this.database.tenantRead(caller.school.id, () => this.found(caller, id));
  }

  /** Of these, those that the caller may read, by their ids and in their order. In the current transaction. */
  async readable(caller: SchoolCaller, ids: readonly string[]): Promise<ReadonlyMap<string, SchoolPlan>> {
    const { school, principal, now } = caller;
    const asking = { schoolId: school.id, now };
    const standingsIn = (steps: Step) => this.sent.standings(asking, ids, { steps, seenBy: 'verifier' });
    const inOne = await standingsIn(1);
    const days = [...inOne.values()].map((standing) => contentOf(standing).date);
    const verifiersOn = await this.sent.verifiersOfDays(asking, days);
    const inTwo = [...verifiersOn.values()].some(({ steps }) => steps === 2) ? await standingsIn(2) : inOne;
    const members = await this.schools.membersOf(school.id);
    const names = new Map(members.map((member) => [member.userId, member.name]));
    const plans = new Map<string, SchoolPlan>();
    for (const id of ids) {
      const known = inOne.get(id);
      if (!known) continue;
      const ofDay = verifiersOn.get(contentOf(known).date);
      const standing = (ofDay?.steps === 2 ? inTwo : inOne).get(id) ?? known;
      const verifiers = ofDay?.of(known.sent.authorId, known.sent.subjectId) ?? [];
      if (mayRead(caller, standing, verifiers))
        plans.set(id, {
          ...{ standing, names, happened: null },
          mayNote:
            isOf('supervisor', caller.membership) &&
            verifiers.some((verifier) => whoActs(verifier) === principal.userId),
          callersStep: stepOf(principal.userId, standing, verifiers),
          mayTakeBack: ({ givenBy, givenAt }) => givenBy === principal.userId && now < givenAt + TAKE_BACK_MS,
        });
    }
    return plans;
  }

  /** From then on its author cannot withdraw it. Only of whoever is to verify it: an administrator who looks is no verifier. */
  markRead(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const plan = await this.held(caller, id);
      if (plan.callersStep === null) return plan;
      await this.sendings.read(school.id, plan.standing.sent.id, principal.userId, now);
      return this.found(caller, id);
    });
  }

  judge(caller: SchoolCaller, id: string, judging: Judging): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const { standing, callersStep: step } = await this.held(caller, id);
      if (standing.verdicts.some((given) => given.id === judging.id)) return this.found(caller, id);
      if (judging.version !== undefined && judging.version !== standing.sent.recordVersion)
        throw new ValidationError([{ field: 'version', message: 'is not what was sent last' }]);
      if (!step) throw new RoleRequiredError('who verifies this plan');
      await this.sendings.judge(school.id, standing, { ...judging, step }, { by: principal.userId, now });
      return this.found(caller, id);
    });
  }

  takeBack(caller: SchoolCaller, id: string, verdictId: string): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const { standing } = await this.held(caller, id);
      await this.sendings.takeBack(school.id, standing, verdictId, { by: principal.userId, now });
      return this.found(caller, id);
    });
  }

  /** Done already, nothing happens. */
  noteReflection(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const { standing, happened, mayNote } = await this.held(caller, id);
      if (!mayNote) throw new RoleRequiredError('who verifies this plan');
      if (!happened) throw new RecordNotFoundError(REFLECTION_NOUN);
      const owner = { schoolId: school.id, userId: standing.sent.authorId };
      await this.reflections.note(owner, id, principal.userId, now);
      return this.found(caller, id);
    });
  }

  /** As it stands once nobody else changes what its author has sent. */
  private async held(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { standing } = await this.found(caller, id);
    await this.sendings.hold(caller.school.id, standing.sent.authorId);
    return this.found(caller, id);
  }

  private async found(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const plan = (await this.readable(caller, [id])).get(id);
    if (!plan) throw new RecordNotFoundError('lesson plan');
    const { sent, state } = plan.standing;
    if (state !== 'verified') return plan;
    const author = { schoolId: caller.school.id, userId: sent.authorId };
    return { ...plan, happened: await this.reflections.find(author, id) };
  }
}

/** The step in which the plan waits for somebody; null where it does not. */
function stepOf(personId: string, { next }: Standing, verifiers: readonly Verifier[]): Step | null {
  const acting = verifiers.find((verifier) => verifier.step === next && whoActs(verifier) === personId);
  return acting?.step ?? null;
}

/** Administrators, and whoever verifies it today: the second step only once the first has, a deputy only while acting. */
function mayRead(
  { membership, principal }: SchoolCaller,
  standing: Standing,
  verifiers: readonly Verifier[],
): boolean {
  if (isOf('admin', membership)) return true;
  const hasFirst = standing.verdicts.some(({ step, verdict }) => step === 1 && verdict === 'verified');
  return verifiers.some(
    ({ step, holderId, actingId }) =>
      [holderId, actingId].includes(principal.userId) &&
      isOf('supervisor', membership) &&
      (step === 1 || hasFirst),
  );
}
