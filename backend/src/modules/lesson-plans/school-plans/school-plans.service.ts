import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import {
  Sendings,
  type Standing,
  TAKE_BACK_MS,
  type Verdict,
  type Verifier,
  whoActs,
} from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { CommentedPart } from '../domain/sendable-plan.js';
import { contentOf, SentPlans } from '../sending/sent-plans.js';

/** What was sent, for whoever may read it. */
export type SchoolPlan = Readonly<{
  standing: Standing;
  isCallersTurn: boolean;
  names: ReadonlyMap<string, string>;
  mayTakeBack: (given: Verdict) => boolean;
}>;

type Judging = Readonly<{
  id: string;
  verdict: Verdict['verdict'];
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
    private readonly schools: SchoolsService,
  ) {}

  read(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    return this.database.tenantRead(caller.school.id, () => this.found(caller, id));
  }

  /** From then on its author cannot withdraw it. Only of whoever is to verify it: an administrator who looks is no verifier. */
  markRead(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const plan = await this.held(caller, id);
      if (!plan.isCallersTurn) return plan;
      await this.sendings.read(school.id, plan.standing.sent.id, principal.userId, now);
      return this.found(caller, id);
    });
  }

  judge(caller: SchoolCaller, id: string, judging: Judging): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    return this.writes.write(caller, async () => {
      const { standing } = await this.held(caller, id);
      if (standing.verdicts.some((given) => given.id === judging.id)) return this.found(caller, id);
      const step = (await this.verifiersOf(caller, standing)).find(
        (verifier) => verifier.step === standing.next && whoActs(verifier) === principal.userId,
      )?.step;
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

  /** As it stands once nobody else changes what its author has sent. */
  private async held(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { standing } = await this.found(caller, id);
    await this.sendings.hold(caller.school.id, standing.sent.authorId);
    return this.found(caller, id);
  }

  private async found(caller: SchoolCaller, id: string): Promise<SchoolPlan> {
    const { school, principal, now } = caller;
    const asking = { schoolId: school.id, now };
    const [first] = (await this.sent.standings(asking, [id], { steps: 1, seenBy: 'verifier' })).values();
    if (!first) throw new RecordNotFoundError('lesson plan');
    const { steps, of } = await this.sent.verifiersOn(asking, contentOf(first).date);
    const standing =
      (await this.sent.standings(asking, [id], { steps, seenBy: 'verifier' })).get(id) ?? first;
    const verifiers = of(first.sent.authorId, first.sent.subjectId);
    if (!mayRead(caller, standing, verifiers)) throw new RecordNotFoundError('lesson plan');
    const members = await this.schools.membersOf(school.id);
    return {
      standing,
      isCallersTurn: verifiers.some(
        (verifier) => verifier.step === standing.next && whoActs(verifier) === principal.userId,
      ),
      names: new Map(members.map((member) => [member.userId, member.name])),
      mayTakeBack: ({ givenBy, givenAt }) => givenBy === principal.userId && now < givenAt + TAKE_BACK_MS,
    };
  }

  private async verifiersOf(caller: SchoolCaller, standing: Standing): Promise<Verifier[]> {
    const { authorId, subjectId } = standing.sent;
    const asking = { schoolId: caller.school.id, now: caller.now };
    return (await this.sent.verifiersOn(asking, contentOf(standing).date)).of(authorId, subjectId);
  }
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
