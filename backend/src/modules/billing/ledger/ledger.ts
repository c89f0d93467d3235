import { Injectable } from '@nestjs/common';
import { PaymentClaimsRepository } from '../claims/payment-claims.repository.js';
import { InvoicesRepository } from '../invoicing/invoices.repository.js';
import { CreditNotesRepository } from '../papers/credit-notes.repository.js';
import { ReceiptsRepository } from '../papers/receipts.repository.js';
import { PaymentsRepository } from '../payments/payments.repository.js';
import { type LedgerEntry, ledgerEntries } from './ledger-entries.js';

/** The book of what schools paid, got back and were credited, derived whenever it is asked for. */
@Injectable()
export class Ledger {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotesRepository,
    private readonly claims: PaymentClaimsRepository,
  ) {}

  /** Of each school, oldest first; in the current system transaction. */
  async entriesOf(schoolIds: readonly string[]): Promise<(schoolId: string) => LedgerEntry[]> {
    const [facts, invoiceNumbers, receipts, creditNotes, claims] = await Promise.all([
      this.payments.factsOfSchools(schoolIds),
      this.invoices.numbersOf(schoolIds),
      this.receipts.ofSchools(schoolIds),
      this.creditNotes.ofSchools(schoolIds),
      this.claims.ofSchools(schoolIds),
    ]);
    return (schoolId) =>
      ledgerEntries({
        invoiceNumbers,
        facts: facts.get(schoolId) ?? [],
        receipts: receipts.get(schoolId) ?? [],
        creditNotes: creditNotes.get(schoolId) ?? [],
        claims: claims.get(schoolId) ?? [],
      });
  }
}
