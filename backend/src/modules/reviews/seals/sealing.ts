import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { School } from '../../../platform/access/memberships.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Proofs } from '../../../platform/proof/proofs.js';
import { SchoolSettings, SchoolsService } from '../../schools/index.js';
import { canonicalText } from '../domain/canonical-text.js';
import { sentState } from '../domain/review-state.js';
import { VERIFICATION_STEPS } from '../review-settings.js';
import {
  type KeptVerdict,
  SentRecordsRepository,
  type SubmittedRecord,
} from '../sendings/sent-records.repository.js';
import { CollectedSentKinds } from '../sent-kind.js';
import { type Seal, SealsRepository } from './seals.repository.js';

/** What every step has verified, by these. */
type Verified = Readonly<{ record: SubmittedRecord; verdicts: readonly KeptVerdict[] }>;

/** Of the canonical form: whoever makes another one says another number. */
const FORM = 1;

/** Seals what was verified in its last step, once nobody can take that back any more. */
@Injectable()
export class Sealing {
  constructor(
    private readonly proofs: Proofs,
    private readonly seals: SealsRepository,
    private readonly records: SentRecordsRepository,
    private readonly kinds: CollectedSentKinds,
    private readonly schools: SchoolsService,
    private readonly settings: SchoolSettings,
  ) {}

  /** How many steps have to verify what is sealed now. Asked before a transaction over all schools: it reads as the school. */
  async stepsOf(schoolId: string, now: number): Promise<1 | 2> {
    return (await this.settings.valueOn(schoolId, VERIFICATION_STEPS, dayOf(now))) === 2 ? 2 : 1;
  }

  /** Of these, what every step has verified; in the current transaction. */
  async sealVerified(
    schoolId: string,
    submittedIds: readonly string[],
    { steps, now }: Readonly<{ steps: 1 | 2; now: number }>,
  ): Promise<void> {
    const verdicts = await this.records.verdictsOf(schoolId, submittedIds);
    const verified = (await this.records.submitted(schoolId, submittedIds)).flatMap((record) => {
      const own = verdicts.filter(({ submittedId }) => submittedId === record.id);
      return sentState(own, steps) === 'verified' ? [{ record, verdicts: own }] : [];
    });
    if (verified.length === 0) return;
    const school = await this.schools.schoolById(schoolId);
    const names = new Map(
      (await this.schools.membersOf(schoolId)).map(({ userId, name }) => [userId, name] as const),
    );
    const made = await this.seals.add(
      verified.map((each) => this.sealOf(school, names.get(each.record.authorId) ?? '', each, now)),
    );
    const sealed = verified.map(({ record }) => record).filter(({ id }) => made.has(id));
    for (const [kind, own] of Map.groupBy(sealed, (record) => record.kind))
      await this.kinds.of(kind).sealed({ schoolId }, own);
  }

  private sealOf(
    { id: schoolId, code }: School,
    author: string,
    { record, verdicts }: Verified,
    now: number,
  ): Seal {
    const { kind, authorId, recordId, recordVersion, sentAt } = record;
    const content = canonicalText({
      ...{ form: FORM, kind, school: code.toUpperCase(), teacher: author },
      content: this.kinds.of(kind).contentOf(record.content),
    });
    const digest = createHash('sha256').update(content).digest();
    return {
      ...{ schoolId, submittedId: record.id, authorId, kind, recordId, recordVersion, sentAt, content },
      ...{ hash: digest, code: this.proofs.codeOf({ schoolId, id: record.id, digest }) },
      signed: verdicts.map(({ step, givenBy, givenAt }) => ({ step, by: givenBy, at: givenAt })),
      sealedAt: now,
    };
  }
}
