import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { EvidenceRepository } from '../claims/evidence.repository.js';
import { EVIDENCE_FILES } from '../claims/payment-claim.js';
import { PaymentClaimsRepository } from '../claims/payment-claims.repository.js';
import { ListedInvoicesRepository } from '../invoicing/listed-invoices.repository.js';
import type { DocumentKind } from './billing-document.js';
import { BillingDocuments } from './billing-documents.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** One file of a school's money. `open`: it is made or fetched then. `amountSen`: null where none was said. */
export type Paper = Readonly<{
  path: string;
  kind: DocumentKind | 'evidence';
  number: string;
  /** YYYY-MM-DD */
  date: string;
  amountSen: number | null;
  open: () => Promise<Readable>;
}>;
type Issued = Readonly<{ id: string; number: string; amountSen: number }>;
type Kept = Omit<Paper, 'kind' | 'path' | 'open'> & Readonly<{ id: string; name: string }>;

const FOLDERS = { invoice: 'invois', receipt: 'resit', 'credit-note': 'nota-kredit' } as const;
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};
const NAME_LENGTH = 60;

/** Everything on paper that a school was given or has sent, by names that a person can read. */
@Injectable()
export class SchoolPapers {
  constructor(
    private readonly database: Database,
    private readonly documents: BillingDocuments,
    private readonly invoices: ListedInvoicesRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotesRepository,
    private readonly evidence: EvidenceRepository,
    private readonly claims: PaymentClaimsRepository,
    private readonly files: HostedFiles,
  ) {}

  /** @throws ServiceUnavailableError where evidence is kept and cannot be reached */
  async ofSchool(schoolId: string, now: number): Promise<Paper[]> {
    const issued = await this.database.tenantRead(schoolId, async () => [
      ...(await this.invoices.invoicesOf(schoolId, now)).map((one) =>
        this.issued(schoolId, 'invoice', one, one.createdAt, now),
      ),
      ...(await this.receipts.ofSchool(schoolId)).map((one) =>
        this.issued(schoolId, 'receipt', one, one.issuedAt, now),
      ),
      ...(await this.creditNotes.ofSchool(schoolId)).map((one) =>
        this.issued(schoolId, 'credit-note', one, one.issuedAt, now),
      ),
    ]);
    return [...issued, ...(await this.evidenceOf(schoolId))];
  }

  private issued(
    schoolId: string,
    kind: DocumentKind,
    { id, number, amountSen }: Issued,
    at: number,
    now: number,
  ): Paper {
    const open = async () => {
      const { content } = await this.documents.pdf(schoolId, kind, id, now);
      return Readable.from([content]);
    };
    return { path: `${FOLDERS[kind]}/${number}.pdf`, kind, number, date: dayOf(at), amountSen, open };
  }

  /** What storage has of it: what was taken back is gone there. */
  private async evidenceOf(schoolId: string): Promise<Paper[]> {
    const kept = await this.database.tenantRead(schoolId, () => this.keptOf(schoolId));
    if (kept.size === 0) return [];
    const stored = await this.files.filesIn(EVIDENCE_FILES, schoolId);
    return stored.flatMap(({ name: id, type }) => {
      const one = kept.get(id);
      if (!one) return [];
      const path = `bukti/${one.name}-${id.slice(0, 8)}${ENDINGS[type] ?? ''}`;
      const open = () => this.files.read(EVIDENCE_FILES, `${schoolId}/${id}`);
      return [{ ...one, path, kind: 'evidence' as const, open }];
    });
  }

  /** By the id of the file. A payment that was recorded from a claim has the claim's. */
  private async keptOf(schoolId: string): Promise<ReadonlyMap<string, Kept>> {
    const claimed = (await this.claims.ofSchool(schoolId)).map(
      ({ id, reference, paidOn, amountSen }): Kept => ({
        id,
        name: readable(`${paidOn} ${reference}`),
        number: reference,
        date: paidOn,
        amountSen,
      }),
    );
    const recorded = (await this.evidence.ofSchool(schoolId)).flatMap(
      ({ path, invoiceNumber, reference, recordedAt }): Kept[] => {
        const id = path?.split('/').at(-1);
        const date = dayOf(recordedAt.getTime());
        const name = readable(`${invoiceNumber} ${reference}`);
        return id ? [{ id, name, number: invoiceNumber, date, amountSen: null }] : [];
      },
    );
    return new Map([...claimed, ...recorded].map((one) => [one.id, one]));
  }
}

function dayOf(instant: number): string {
  return toMalaysianIso(instant).slice(0, 10);
}

/** What every file system takes, in any script. */
function readable(words: string): string {
  return words
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, NAME_LENGTH)
    .replace(/-$/, '');
}
