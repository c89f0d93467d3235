import { Injectable } from '@nestjs/common';
import type { Invoice } from '../invoicing/invoice.js';
import { CreditNotes } from '../papers/credit-notes.js';
import { foldMoney } from './money.js';
import { type FlagStep, flagSteps } from './payment-flag.js';
import { PaymentFlagsRepository, type Resolution } from './payment-flags.repository.js';
import { PaymentReturnsRepository } from './payment-returns.repository.js';
import { PaymentsRepository } from './payments.repository.js';

const BY_RETURN: Resolution = { actor: 'refund', resolution: 'The money was given back.' };
const BY_ITS_END: Resolution = { actor: 'dispute', resolution: 'The dispute has ended.' };

/** What follows once less, or again more, of an invoice's payments is kept: sums, flags, credit notes. */
@Injectable()
export class MoneyFollowing {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly returns: PaymentReturnsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly creditNotes: CreditNotes,
  ) {}

  /** Inside the current transaction, which holds the invoice. `now`: business clock. */
  async follow(invoice: Invoice, now: number): Promise<void> {
    const payments = foldMoney(await this.payments.moneyOfInvoice(invoice));
    await this.returns.restate(invoice.schoolId, payments);
    for (const step of flagSteps(payments)) await this.take(invoice, step);
    await this.creditNotes.coverReturns(invoice.id, payments, now);
  }

  private async take(invoice: Invoice, { becomes, ...flag }: FlagStep): Promise<void> {
    const isOfDispute = flag.reason === 'PAYMENT_DISPUTED' || flag.reason === 'DISPUTE_LOST';
    if (becomes === 'raised') await this.flags.raise(invoice, flag);
    else if (becomes === 'reopened') await this.flags.reopen(flag, BY_RETURN);
    else await this.flags.resolve(flag, isOfDispute ? BY_ITS_END : BY_RETURN);
  }
}
