import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { RefundNotOfferedError, RefundRefusedError } from '../billing.errors.js';
import { BillingService } from '../billing.service.js';
import type { PaymentProvider, ProviderFact } from '../providers/payment-provider.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { ProviderHealth } from '../providers/provider-health.js';
import type { Refund, RefundOrder } from './refund.js';
import { RefundLedger } from './refund-ledger.js';

type Refunding = PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>;

/** Gives money back, and keeps who decided it and why. `now`: business clock. */
@Injectable()
export class Refunds {
  constructor(
    private readonly database: Database,
    private readonly ledger: RefundLedger,
    private readonly billing: BillingService,
    private readonly providers: PaymentProviders,
    private readonly health: ProviderHealth,
  ) {}

  /** Newest first. */
  refundsOf(schoolId: string): Promise<Refund[]> {
    return this.ledger.refundsOf(schoolId);
  }

  /**
   * Has the provider give it back. Asks over the network, so never inside a transaction. After a failure the same
   * order asks again under the same key, and nothing is given twice.
   */
  async give(order: RefundOrder, now: number): Promise<void> {
    this.refunding(order.provider);
    await this.ask(await this.ledger.begin(order, now), order, now);
  }

  private async ask(id: string, order: RefundOrder, now: number): Promise<void> {
    const provider = this.refunding(order.provider);
    const { paymentId, amountSen } = order;
    const give = () => provider.refund({ paymentId, amountSen, now }, id);
    const facts = await this.health.timing(provider.id, give).catch(async (error: Error) => {
      await this.ledger.fail(id, error);
      throw error;
    });
    await this.conclude(id, order.provider, facts, now);
    if (facts.some(({ kind }) => kind === 'refund-failed' || kind === 'refund-cancelled'))
      throw new RefundRefusedError(provider.id);
  }

  /** Whether the provider gives back through us; else somebody does by other means, and we record it. */
  areOfferedBy(provider: string): boolean {
    return this.providers.find(provider)?.refund !== undefined;
  }

  /** Writes the order down, in the current transaction, for `finish` to have it given under the id. */
  begin(order: RefundOrder, now: number): Promise<string> {
    return this.ledger.begin(order, now);
  }

  /** Asks for what was begun. */
  finish(id: string, order: RefundOrder, now: number): Promise<void> {
    return this.ask(id, order, now);
  }

  /** Asks again for what stands and failed, or whose asker is gone; does nothing once it was given. */
  async resume(order: RefundOrder, now: number): Promise<void> {
    const id = await this.ledger.resume(order, now);
    if (id !== null) await this.ask(id, order, now);
  }

  /** Money that somebody gave back by other means, where the provider has no refunds: a bank transfer, a cheque. */
  recordByHand(order: RefundOrder, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const id = await this.ledger.begin(order, now);
      const { paymentId, amountSen } = order;
      await this.conclude(
        id,
        order.provider,
        [{ kind: 'refund', paymentId, amountSen, refundId: id, at: now }],
        now,
      );
    });
  }

  private conclude(id: string, provider: string, facts: readonly ProviderFact[], now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      await this.billing.recordFacts(provider, facts, now);
      await this.ledger.conclude(id, now);
    });
  }

  private refunding(id: string): Refunding {
    const provider = this.providers.find(id);
    if (!provider || !canRefund(provider)) throw new RefundNotOfferedError(id);
    return provider;
  }
}

function canRefund(provider: PaymentProvider): provider is Refunding {
  return provider.refund !== undefined;
}
