import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { factsRecorded, paymentsKnown } from '../billing.events.js';
import { InvoicesRepository } from '../invoicing/invoices.repository.js';
import { ReceiptsRepository } from '../papers/receipts.repository.js';
import type { ProviderFact } from '../providers/payment-provider.js';
import { type BilledFact, namesOf } from './match-facts.js';
import { MoneyFollowing } from './money-following.js';
import { type FlagId, questionOf } from './payment-flag.js';
import { PaymentFlagsRepository } from './payment-flags.repository.js';
import { type AddedFact, PaymentsRepository } from './payments.repository.js';

type PaidFact = AddedFact & Readonly<{ fact: Extract<ProviderFact, { kind: 'payment-succeeded' }> }>;

/** Keeps facts that count, and sees to what follows from those that are new: paid invoices, news, documents. */
@Injectable()
export class FactRecording {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly following: MoneyFollowing,
    private readonly events: Events,
  ) {}

  /** Inside the current transaction, which holds the invoices. Those of one school are of one cause. */
  async record(facts: readonly BilledFact[], now: number): Promise<void> {
    const added = await this.payments.addFacts(facts);
    const paid = added.filter(isPaid);
    const questions = await this.settle(paid, now);
    await this.tell(added, questions, now);
    await this.receipts.issue(
      paid.map(({ invoice, provider, fact }) => ({ invoice, provider, ...fact })),
      now,
    );
    await this.followReturns(added, now);
  }

  /** What was told of these payments before anybody knew them may be taken in. */
  async tellKnown(facts: readonly BilledFact[]): Promise<void> {
    const paid = facts.filter(({ fact }) => fact.kind === 'payment-succeeded');
    if (paid.length === 0) return;
    const byProvider = Map.groupBy(paid, ({ provider }) => provider);
    const known = [...byProvider].map(([provider, own]) => ({
      provider,
      names: own.flatMap(({ fact }) => namesOf(fact)),
    }));
    await this.events.emit(paymentsKnown, { known });
  }

  /** Also where a return was told before its payment. */
  private async followReturns(added: readonly AddedFact[], now: number): Promise<void> {
    const invoices = new Map(added.map(({ invoice }) => [invoice.id, invoice]));
    const returned = await this.payments.withReturns([...invoices.values()]);
    for (const invoice of invoices.values()) {
      if (!returned.has(invoice.id)) continue;
      const news = added.filter((one) => one.invoice.id === invoice.id).map(({ fact }) => fact);
      await this.following.follow(invoice, news, now);
    }
  }

  /** Returns the flags of what was paid for orders that had ended. */
  private async settle(paid: readonly PaidFact[], now: number): Promise<FlagId[]> {
    if (paid.length === 0) return [];
    const ids = [...new Set(paid.map(({ invoice }) => invoice.id))];
    const before = await this.invoices.factsOf(ids);
    await Promise.all([
      this.invoices.markPaid(paid.map(({ invoice: { id }, fact: { at } }) => ({ id, at }))),
      this.flags.raisePaidTwice(paid.map(({ factId }) => factId)),
    ]);
    await this.invoices.endLike(ids, now);
    const questions: FlagId[] = [];
    for (const { invoice, provider, fact } of paid) {
      const known = before.get(invoice.id);
      const reason = known && questionOf({ ...invoice, ...known }, fact.at);
      if (!reason) continue;
      const flag = { provider, paymentId: fact.paymentId, reason };
      await this.flags.raise(invoice, flag);
      questions.push(flag);
    }
    return questions;
  }

  private async tell(added: readonly AddedFact[], questions: readonly FlagId[], now: number): Promise<void> {
    if (added.length === 0) return;
    const bySchool = Map.groupBy(added, ({ invoice }) => invoice.schoolId);
    const schools = [...bySchool].map(([schoolId, own]) => ({
      schoolId,
      cause: own[0]?.cause ?? null,
      news: own.map(({ provider, fact: { kind, paymentId, at } }) => {
        const isAfterEnd = questions.some(
          (flag) =>
            kind === 'payment-succeeded' && flag.provider === provider && flag.paymentId === paymentId,
        );
        return { kind, provider, paymentId, at, isAfterEnd };
      }),
    }));
    await this.events.emit(factsRecorded, { now, schools });
  }
}

function isPaid(added: AddedFact): added is PaidFact {
  return added.fact.kind === 'payment-succeeded';
}
