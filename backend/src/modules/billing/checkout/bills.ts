import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Invoice } from '../invoicing/invoice.js';
import { billingPageUrl } from '../papers/billing-page-url.js';
import { lineDescription } from '../papers/line-description.js';
import { forProvider } from '../providers/for-provider.js';
import type { Bill, BillableInvoice, PaymentProvider } from '../providers/payment-provider.js';
import { ProviderHealth } from '../providers/provider-health.js';
import { BillsRepository, type PolledBill } from './bills.repository.js';

/** Has providers ask for the money of an invoice, and keeps which bill stands for which invoice. */
@Injectable()
export class Bills {
  private readonly logger = new Logger(Bills.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly bills: BillsRepository,
    private readonly health: ProviderHealth,
  ) {}

  /** The bill of an invoice that its payer can still open, or a new one. */
  async openOf(caller: SchoolCaller, invoice: Invoice, provider: PaymentProvider): Promise<Bill> {
    const { billLastsMs = Number.POSITIVE_INFINITY } = provider;
    const newest = await this.database.tenantRead(invoice.schoolId, () =>
      this.bills.newestBill(invoice.schoolId, invoice.id),
    );
    if (newest && caller.now < newest.createdAt + billLastsMs) return newest;
    const key = newest ? `${invoice.id} after ${newest.reference}` : invoice.id;
    return this.open(caller, invoice, provider, key);
  }

  /** A bill whose invoice has ended, claimed, to have its provider take no payment of it; one that fails comes again later. */
  async nextToClose(provider: PaymentProvider, now: number): Promise<(() => Promise<true>) | null> {
    if (!provider.closeBill) return null;
    const bill = await this.database.systemTransaction(() => this.bills.claimEndedBill(provider.id, now));
    if (!bill) return null;
    return async () => {
      await this.close(provider, bill);
      return true;
    };
  }

  private async close(provider: PaymentProvider, { reference }: PolledBill): Promise<void> {
    try {
      await this.health.noting(provider, async () => provider.closeBill?.(reference));
      await this.database.systemTransaction(() => this.bills.closed(provider.id, reference));
    } catch (err) {
      // It may be paid this very moment: then its payment comes as any other, and is flagged.
      this.logger.warn({ err, provider: provider.id, bill: reference }, 'The bill cannot be closed.');
    }
  }

  private async open(
    caller: SchoolCaller,
    invoice: Invoice,
    provider: PaymentProvider,
    key: string,
  ): Promise<Bill> {
    const bill = await this.health.noting(provider, () =>
      provider.createCheckout(this.billable(caller, invoice), key),
    );
    await this.database.tenantTransaction(invoice.schoolId, () =>
      this.bills.addBill(invoice, { ...bill, provider: provider.id }, caller.now),
    );
    return bill;
  }

  private billable({ school, membership }: SchoolCaller, invoice: Invoice): BillableInvoice {
    const { id, number, amountSen, currency } = invoice;
    return forProvider({
      number,
      schoolCode: school.code.toUpperCase(),
      amountSen,
      currency,
      description: `${lineDescription(invoice)} (${number})`,
      payer: { name: membership.displayName, email: membership.email },
      returnUrl: `${billingPageUrl(this.config, school.code)}?invoice=${id}`,
    });
  }
}
