import { Injectable } from '@nestjs/common';
import type { Invoice } from '../invoicing/invoice.js';
import { CreditNotes } from '../papers/credit-notes.js';
import type { ProviderFact } from '../providers/payment-provider.js';
import { foldMoney } from './money.js';
import { type FlagReason, type FlagStep, flagSteps, isNews } from './payment-flag.js';
import { PaymentFlagsRepository, type Resolution } from './payment-flags.repository.js';
import { PaymentReturnsRepository } from './payment-returns.repository.js';
import { PaymentsRepository } from './payments.repository.js';

const BY_RETURN: Resolution = { actor: 'refund', resolution: 'The money was given back.' };
const BY_FAILURE: Resolution = { actor: 'refund', resolution: 'A refund came to nothing.' };
const BY_ITS_END: Resolution = { actor: 'dispute', resolution: 'The dispute has ended.' };
const ANSWERS: Readonly<Partial<Record<FlagReason, Resolution>>> = {
  PAYMENT_DISPUTED: BY_ITS_END,
  DISPUTE_LOST: BY_ITS_END,
  REFUND_EXCEEDS_PAYMENT: BY_FAILURE,
};

/** What follows once less, or again more, of an invoice's payments is kept: sums, flags, credit notes. */
@Injectable()
export class MoneyFollowing {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly returns: PaymentReturnsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly creditNotes: CreditNotes,
  ) {}

  /** Inside the current transaction, which holds the invoice. `news`: what became known of it. `now`: business clock. */
  async follow(invoice: Invoice, news: readonly ProviderFact[], now: number): Promise<void> {
    const payments = foldMoney(await this.payments.moneyOfInvoice(invoice));
    await this.returns.restate(invoice.schoolId, payments);
    for (const step of flagSteps(payments)) await this.take(invoice, step, isNews(step, news));
    await this.creditNotes.coverReturns(invoice.id, payments, now);
  }

  private async take(invoice: Invoice, { becomes, ...flag }: FlagStep, isNew: boolean): Promise<void> {
    if (becomes === 'raised') await this.flags.raise(invoice, flag, isNew);
    else if (becomes === 'reopened') await this.flags.reopen(flag, BY_RETURN);
    else await this.flags.resolve(flag, ANSWERS[flag.reason] ?? BY_RETURN);
  }
}
