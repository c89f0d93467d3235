import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { ProviderUnavailableError } from '../billing.errors.js';
import type { Bill, BillableInvoice, ProviderFact } from '../providers/payment-provider.js';
import { BankMessenger } from './bank-messenger.js';
import { SimulatedBankRepository } from './simulated-bank.repository.js';
import type { SimulatedBankName, SimulatedBill, SimulatedOutcome } from './simulated-bill.js';
import {
  normalizeSimulated,
  type SimulatedEvent,
  type SimulatedEventType,
  simulatedEvent,
} from './simulated-event.js';

const EVENT_TYPES = {
  paid: 'payment.succeeded',
  failed: 'payment.failed',
  pending: 'payment.pending',
} as const satisfies Record<SimulatedOutcome, SimulatedEventType>;

/** Plays the part of a bank outside: keeps its own books and reports over HTTP, signed, like any provider. */
@Injectable()
export class SimulatedBank {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: SimulatedBankRepository,
    private readonly messenger: BankMessenger,
  ) {}

  /** The same key gives the same bill. */
  async openBill(invoice: BillableInvoice, idempotencyKey: string): Promise<Bill> {
    const { amountSen, currency, description, returnUrl, payer } = invoice;
    const reference = `sim-${randomBytes(12).toString('hex')}`;
    const bill = { reference, amountSen, currency, description, returnUrl, payerName: payer.name };
    const kept = await this.database.systemTransaction(() => this.repository.openBill(bill, idempotencyKey));
    const { publicScheme, baseDomain } = this.config;
    return { reference: kept, paymentUrl: `${publicScheme}://${baseDomain}/simulated-bank/bills/${kept}` };
  }

  async findBill(reference: string): Promise<SimulatedBill> {
    const bill = await this.database.systemTransaction(() => this.repository.findBill(reference));
    if (!bill) throw new NotFoundError('The bill');
    return bill;
  }

  /** What the bank's books say of a bill, to whoever asks. */
  async factsOf(reference: string): Promise<readonly ProviderFact[]> {
    const event = eventOf(await this.findBill(reference));
    const news = event ? normalizeSimulated(Buffer.from(JSON.stringify(event))) : { facts: [] };
    return 'facts' in news ? news.facts : [];
  }

  /** A paid bill stays paid; asked again, the bank reports the same event again. */
  async act(
    reference: string,
    outcome: SimulatedOutcome,
    now: number,
    bank?: SimulatedBankName,
  ): Promise<SimulatedBill> {
    return this.database.systemTransaction(async () => {
      const bill = await this.repository.findBillLocked(reference);
      if (!bill) throw new NotFoundError('The bill');
      if (bill.state === 'paid' || bill.state === 'closed') return bill;
      if (bill.state === 'pending' && outcome === 'pending') return bill;
      return this.repository.changeBill(reference, { outcome, bank }, now);
    });
  }

  /** Takes no payment any more; what is paid, or waits for its second approver, goes its way. */
  async closeBill(reference: string): Promise<void> {
    await this.database.systemTransaction(() => this.repository.closeBill(reference));
  }

  /** Gives back a paid bill, or a part; the same key tells the same again. The merchant hears of it as well. */
  async refund(
    reference: string,
    amountSen: number,
    key: string,
    now: number,
  ): Promise<readonly ProviderFact[]> {
    const { state, currency } = await this.findBill(reference);
    if (state !== 'paid')
      throw new ProviderUnavailableError('Bank Simulasi', new Error('The bill is not paid.'));
    const data = { billReference: reference, amountSen, currency, refundId: `refund-${key}` };
    const body = JSON.stringify(simulatedEvent('refund.succeeded', now, data));
    await this.messenger.send({ id: `${reference}-refund-${key}`, body });
    const news = normalizeSimulated(Buffer.from(body));
    return 'facts' in news ? news.facts : [];
  }

  /** Tells the merchant what became of the bill; false if the merchant did not take it. */
  async report(bill: SimulatedBill): Promise<boolean> {
    const event = eventOf(bill);
    if (!event) return false;
    return this.messenger.send({ id: `${bill.reference}-${bill.attempts}`, body: JSON.stringify(event) });
  }
}

/** The news of a bill; undefined while there is none. */
function eventOf(bill: SimulatedBill): SimulatedEvent | undefined {
  const { state, changedAt, reference: billReference, amountSen, currency, bank } = bill;
  if (state === 'open' || state === 'closed' || changedAt === null) return undefined;
  const where = bank === null ? {} : { bank };
  return simulatedEvent(EVENT_TYPES[state], changedAt, { billReference, amountSen, currency, ...where });
}
