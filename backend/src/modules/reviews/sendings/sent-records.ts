import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { type AcademicYear, AcademicYears, SchoolsService } from '../../schools/index.js';
import { isFresh, type Verdict } from '../domain/review-state.js';
import type { Step } from '../domain/supervision.js';
import { type Verifier, whoActs } from '../domain/supervisors-of.js';
import { CollectedSentKinds } from '../sent-kind.js';
import { NOBODY, Verifiers, type VerifiersOfYear } from '../supervisions/verifiers.js';
import { Sendings, type Standing } from './sendings.js';
import type { KeptVerdict } from './sent-records.repository.js';

/** What was sent, for whoever may read it. */
export type ReadableRecord = Readonly<{
  standing: Standing;
  /** In which the caller is to judge it now; null where they are not. */
  callersStep: Step | null;
  /** The caller verifies it, or what else its author sends of the subject, today. */
  isVerifier: boolean;
  /** Who verifies it after the caller; null for nobody. */
  thenName: string | null;
  names: ReadonlyMap<string, string>;
  mayTakeBack: (given: KeptVerdict) => boolean;
}>;

export type Judging = Readonly<{
  id: string;
  verdict: Verdict['verdict'];
  version?: number;
  comments: readonly Readonly<{ id: string; section: string; body: string }>[];
}>;

type Named = Readonly<{ kind: string; id: string }>;

/**
 * What those who supervise do with what others have sent to them, whatever its kind; what was not sent does not exist for
 * them. In the current transaction, of a write where anything is written.
 */
@Injectable()
export class SentRecords {
  constructor(
    private readonly sendings: Sendings,
    private readonly verifiers: Verifiers,
    private readonly kinds: CollectedSentKinds,
    private readonly schools: SchoolsService,
    private readonly years: AcademicYears,
  ) {}

  /** Of these, those that the caller may read, by their ids and in their order. */
  async readable(
    caller: SchoolCaller,
    kind: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ReadableRecord>> {
    const { school, principal, now } = caller;
    const standingsIn = await this.sendings.standingsBySteps(school.id, kind, ids, {
      ...{ now, seenBy: 'verifier' },
    });
    const inOne = standingsIn(1);
    const verifiersOf = await this.verifiersOf(caller, kind, [...inOne.values()]);
    const isInTwo = [...inOne.values()].some((standing) => verifiersOf(standing).steps === 2);
    const inTwo = isInTwo ? standingsIn(2) : inOne;
    const members = await this.schools.membersOf(school.id);
    const names = new Map(members.map((member) => [member.userId, member.name]));
    const records = new Map<string, ReadableRecord>();
    for (const id of ids) {
      const known = inOne.get(id);
      if (!known) continue;
      const ofYear = verifiersOf(known);
      const standing = (ofYear.steps === 2 ? inTwo : inOne).get(id) ?? known;
      const verifiers = ofYear.of(standing.sent.authorId, standing.sent.subjectId);
      if (!mayRead(caller, standing, verifiers)) continue;
      const then = verifiers.find(({ step }) => step === (standing.next ?? 2) + 1);
      records.set(id, {
        ...{ standing, names, callersStep: stepOf(principal.userId, standing, verifiers) },
        isVerifier:
          isOf('supervisor', caller.membership) &&
          verifiers.some((verifier) => whoActs(verifier) === principal.userId),
        thenName: then ? (names.get(whoActs(then)) ?? null) : null,
        mayTakeBack: (given) => given.givenBy === principal.userId && isFresh(given, now),
      });
    }
    return records;
  }

  async found(caller: SchoolCaller, { kind, id }: Named): Promise<ReadableRecord> {
    const record = (await this.readable(caller, kind, [id])).get(id);
    if (!record) throw new RecordNotFoundError(this.kinds.of(kind).recordNoun);
    return record;
  }

  /** As it stands once nobody else changes what its author has sent. */
  async held(caller: SchoolCaller, named: Named): Promise<ReadableRecord> {
    await this.sendings.holdSender(caller.school.id, named.kind, named.id);
    return this.found(caller, named);
  }

  /** From then on its author cannot withdraw it. Only of whoever is to verify it: an administrator who looks is no verifier. */
  async markRead(caller: SchoolCaller, named: Named): Promise<ReadableRecord> {
    const { school, principal, now } = caller;
    const record = await this.held(caller, named);
    if (record.callersStep === null) return record;
    await this.sendings.read(school.id, record.standing.sent.id, principal.userId, now);
    return this.found(caller, named);
  }

  async judge(caller: SchoolCaller, named: Named, judging: Judging): Promise<ReadableRecord> {
    const { school, principal, now } = caller;
    const { standing, callersStep: step } = await this.held(caller, named);
    if (standing.verdicts.some((given) => given.id === judging.id)) return this.found(caller, named);
    if (judging.version !== undefined && judging.version !== standing.sent.recordVersion)
      throw new ValidationError([{ field: 'version', message: 'is not what was sent last' }]);
    if (!step) throw new RoleRequiredError('who verifies this plan');
    await this.sendings.judge(school.id, standing, { ...judging, step }, { by: principal.userId, now });
    return this.found(caller, named);
  }

  async takeBack(caller: SchoolCaller, named: Named, verdictId: string): Promise<ReadableRecord> {
    const { school, principal, now } = caller;
    const { standing } = await this.held(caller, named);
    await this.sendings.takeBack(school.id, standing, verdictId, { by: principal.userId, now });
    return this.found(caller, named);
  }

  /** Each session is asked once, however many were sent of it. */
  private async verifiersOf({ school, now }: SchoolCaller, kind: string, standings: readonly Standing[]) {
    const declared = this.kinds.of(kind);
    const years = standings.length === 0 ? [] : await this.years.all(school.id);
    const yearOf = ({ sent }: Standing) => declared.yearOf(sent.content, years);
    const found = new Map<AcademicYear, VerifiersOfYear>();
    for (const year of new Set(standings.flatMap((standing) => yearOf(standing) ?? [])))
      found.set(year, await this.verifiers.in({ schoolId: school.id, now }, year));
    return (standing: Standing) => {
      const year = yearOf(standing);
      return (year && found.get(year)) ?? NOBODY;
    };
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
