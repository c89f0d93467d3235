import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
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
import { SealsRepository } from './seals.repository.js';

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
    for (const record of await this.records.submitted(schoolId, submittedIds)) {
      const own = verdicts.filter(({ submittedId }) => submittedId === record.id);
      if (sentState(own, steps) === 'verified') await this.seal(schoolId, record, own, now);
    }
  }

  private async seal(
    schoolId: string,
    record: SubmittedRecord,
    verdicts: readonly KeptVerdict[],
    now: number,
  ): Promise<void> {
    const { kind, authorId, recordId, recordVersion, sentAt } = record;
    const declared = this.kinds.of(kind);
    const school = await this.schools.schoolById(schoolId);
    const members = await this.schools.membersOf(schoolId);
    const author = members.find(({ userId }) => userId === authorId)?.name ?? '';
    const content = canonicalText({
      ...{ form: FORM, kind, school: school.code.toUpperCase(), teacher: author },
      content: declared.contentOf(record.content),
    });
    const digest = createHash('sha256').update(content).digest();
    const isNew = await this.seals.add({
      ...{
        schoolId,
        submittedId: record.id,
        authorId,
        kind,
        recordId,
        recordVersion,
        sentAt,
        content,
        hash: digest,
      },
      code: this.proofs.codeOf({ schoolId, id: record.id, digest }),
      signed: verdicts.map(({ step, givenBy, givenAt }) => ({ step, by: givenBy, at: givenAt })),
      sealedAt: now,
    });
    if (isNew) await declared.sealed({ schoolId }, { recordId, authorId, content: record.content });
  }
}
