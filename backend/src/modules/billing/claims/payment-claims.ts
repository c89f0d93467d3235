import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { type FileContent, HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import type { PaymentClaim, SentClaim } from './payment-claim.js';
import { PaymentClaimsRepository } from './payment-claims.repository.js';

const BUCKET = 'payment-evidence';
const PROBE_SECONDS = 60;

/** What a school sends to show that it has paid past every provider. Finance records it, or asks. */
@Injectable()
export class PaymentClaims {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly repository: PaymentClaimsRepository,
    private readonly files: HostedFiles,
  ) {}

  ofSchool(schoolId: string): Promise<SentClaim[]> {
    return this.database.tenantTransaction(schoolId, () => this.repository.ofSchool(schoolId));
  }

  /** Where finance keeps its own evidence too. Returns its id. */
  async keepEvidence({ school }: SchoolCaller, file: FileContent): Promise<string> {
    const id = randomUUID();
    await this.files.put(BUCKET, pathOf(school.id, id), file);
    return id;
  }

  async send(caller: SchoolCaller, claim: PaymentClaim): Promise<void> {
    const { school, principal, now } = caller;
    if (claim.paidOn > toMalaysianIso(now).slice(0, 10)) throw refusal('paidOn', 'must not be after today');
    const path = pathOf(school.id, claim.id);
    if ((await this.files.link(BUCKET, path, PROBE_SECONDS)) === null)
      throw refusal('id', 'must be evidence kept for this school');
    const sent = { schoolId: school.id, path, by: principal.userId, at: now };
    await this.writes.write(caller, () => this.repository.add(claim, sent));
  }

  async withdraw(caller: SchoolCaller, id: string): Promise<void> {
    const isGone = await this.writes.write(caller, () => this.repository.remove(caller.school.id, id));
    if (!isGone) throw new NotFoundError('The claim');
  }
}

function pathOf(schoolId: string, id: string): string {
  return `${schoolId}/${id}`;
}

function refusal(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
