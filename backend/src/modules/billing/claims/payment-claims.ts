import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles, type UploadLink } from '../../../platform/hosted-backend/hosted-files.js';
import { typeOfBytes } from '../../../platform/uploads/type-of-bytes.js';
import { ClaimDecidedError, ClaimNotDeclinedError, EvidenceRefusedError } from '../billing.errors.js';
import { claimDeclined } from '../billing.events.js';
import { EVIDENCE_FILES, type PaymentClaim, type SentClaim } from './payment-claim.js';
import { PaymentClaimsRepository } from './payment-claims.repository.js';

const SAID = ['method', 'reference', 'amountSen', 'paidOn'] as const;

/** What a school sends to show that it has paid past every provider. Finance records it, or declines. */
@Injectable()
export class PaymentClaims {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly repository: PaymentClaimsRepository,
    private readonly files: HostedFiles,
    private readonly events: Events,
    private readonly quotas: TrialQuotas,
  ) {}

  ofSchool(schoolId: string): Promise<SentClaim[]> {
    return this.database.tenantRead(schoolId, () => this.repository.ofSchool(schoolId));
  }

  /** The files that a claim or a recorded payment needs. */
  @KeepsFilesOf(EVIDENCE_FILES)
  async evidenceKept(schoolId: string): Promise<ReadonlySet<string>> {
    const paths = await this.database.tenantTransaction(schoolId, () =>
      this.repository.evidencePaths(schoolId),
    );
    return new Set(paths.map((path) => path.slice(pathOf(schoolId, '').length)));
  }

  /** Where finance keeps its own evidence too. A link counts as the largest file that it takes. */
  async beginUpload({ school }: SchoolCaller): Promise<UploadLink & { id: string }> {
    await this.database.tenantTransaction(school.id, () =>
      this.quotas.spend(school.id, 'bytes', EVIDENCE_FILES.maxBytes, systemNow()),
    );
    const id = randomUUID();
    return { id, ...(await this.files.uploadLink(EVIDENCE_FILES, pathOf(school.id, id))) };
  }

  async send(caller: SchoolCaller, claim: PaymentClaim): Promise<void> {
    const { school, principal, now } = caller;
    if (claim.paidOn > toMalaysianIso(now).slice(0, 10)) throw refusal('paidOn', 'must not be after today');
    const path = pathOf(school.id, claim.id);
    await this.checkEvidence(path);
    const sent = { schoolId: school.id, path, by: principal.userId, at: now };
    await this.writes.writeAsSystem(caller, async () => {
      if (!(await this.repository.add(claim, sent))) await this.sendAgain(school.id, claim);
    });
  }

  /** Told again it is the same claim; told otherwise it is changed, until finance has decided. */
  private async sendAgain(schoolId: string, claim: PaymentClaim): Promise<void> {
    const standing = await this.held(schoolId, claim.id);
    if (SAID.every((field) => standing[field] === claim[field])) return;
    if (standing.state !== 'waiting') throw new ClaimDecidedError();
    await this.repository.change(schoolId, claim);
  }

  async withdraw(caller: SchoolCaller, id: string): Promise<void> {
    const { school } = caller;
    await this.writes.writeAsSystem(caller, async () => {
      const { state } = await this.held(school.id, id);
      if (state !== 'waiting') throw new NotFoundError('The claim');
      await this.repository.remove(school.id, id);
    });
  }

  /** In the current system transaction. The school may send it anew, as another claim. */
  async decline(schoolId: string, id: string, reason: string, now: number): Promise<void> {
    const { state } = await this.held(schoolId, id);
    if (state !== 'waiting') throw new ClaimDecidedError();
    await this.repository.decline(schoolId, id, reason, now);
    await this.events.emit(claimDeclined, { schoolId, claimId: id });
  }

  /** Takes back that it was declined, in the current system transaction. What is recorded stays so. */
  async reopen(schoolId: string, id: string): Promise<void> {
    const { state } = await this.held(schoolId, id);
    if (state !== 'declined') throw new ClaimNotDeclinedError();
    await this.repository.reopen(schoolId, id);
  }

  /** Before its payment is recorded in the current system transaction; evidence may be finance's own too. */
  async holdForRecording(schoolId: string, evidenceId: string): Promise<void> {
    if (!(await this.repository.lock(schoolId, evidenceId))) return;
    if ((await this.held(schoolId, evidenceId)).state !== 'waiting') throw new ClaimDecidedError();
  }

  find(schoolId: string, id: string): Promise<SentClaim | null> {
    return this.repository.find(schoolId, id);
  }

  /** As it stands once nobody else can decide of it before the transaction ends. */
  private async held(schoolId: string, id: string): Promise<SentClaim> {
    const isThere = await this.repository.lock(schoolId, id);
    const claim = isThere && (await this.repository.find(schoolId, id));
    if (!claim) throw new NotFoundError('The claim');
    return claim;
  }

  /** Storage took it on the browser's word. */
  private async checkEvidence(path: string): Promise<void> {
    const file = await this.files.get(EVIDENCE_FILES, path);
    if (file === null) throw refusal('id', 'must be evidence kept for this school');
    if ((await typeOfBytes(file.bytes, EVIDENCE_FILES)) !== null) return;
    await this.files.remove(EVIDENCE_FILES, path);
    throw new EvidenceRefusedError(EVIDENCE_FILES.types);
  }
}

function pathOf(schoolId: string, id: string): string {
  return `${schoolId}/${id}`;
}

function refusal(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
