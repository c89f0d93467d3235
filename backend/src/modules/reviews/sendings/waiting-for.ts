import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { AcademicYears } from '../../schools/index.js';
import { type Verifier, whoActs } from '../domain/supervisors-of.js';
import { Verifiers } from '../supervisions/verifiers.js';
import { type WaitingRecord, WaitingRecords } from './waiting-records.js';

/** `fields`: of the content, what is asked for. */
type Asked = Readonly<{ kind: string; authorIds: readonly string[]; fields: readonly string[] }>;

/** So many are looked through at most in a session. */
const MOST_READ = 5000;

/** What waits for a supervisor's verdict: what was sent to them, in their step, today. */
@Injectable()
export class WaitingFor {
  constructor(
    private readonly waiting: WaitingRecords,
    private readonly verifiers: Verifiers,
    private readonly years: AcademicYears,
  ) {}

  /** In the current transaction. */
  async caller(
    { school, principal, now }: SchoolCaller,
    { kind, authorIds, fields }: Asked,
  ): Promise<WaitingRecord[]> {
    const found: WaitingRecord[] = [];
    for (const year of await this.years.all(school.id)) {
      const verifiers = await this.verifiers.in({ schoolId: school.id, now }, year);
      const supervised = verifiers.teachersOf(principal.userId, authorIds);
      if (supervised.length === 0) continue;
      const records = await this.waiting.of(school.id, {
        ...{ kind, authorIds: supervised, steps: verifiers.steps, fields, limit: MOST_READ },
        ...{ from: year.firstDay, to: year.lastDay, now },
      });
      found.push(
        ...records.filter((each) =>
          isTurnOf(principal.userId, each, verifiers.of(each.authorId, each.subjectId)),
        ),
      );
    }
    return found;
  }
}

function isTurnOf(
  personId: string,
  { verifiedSteps }: WaitingRecord,
  verifiers: readonly Verifier[],
): boolean {
  return verifiers.some((each) => each.step === verifiedSteps + 1 && whoActs(each) === personId);
}
