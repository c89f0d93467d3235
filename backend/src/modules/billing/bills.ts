import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { BillsRepository } from './bills.repository.js';
import { billingPageUrl } from './documents/billing-page-url.js';
import { lineDescription } from './documents/line-description.js';
import type { Invoice } from './invoice.js';
import { forProvider } from './providers/for-provider.js';
import type { Bill, BillableInvoice, PaymentProvider } from './providers/payment-provider.js';
import { ProviderHealth } from './providers/provider-health.js';

/** Has providers ask for the money of an invoice, and keeps which bill stands for which invoice. */
@Injectable()
export class Bills {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly bills: BillsRepository,
    private readonly health: ProviderHealth,
  ) {}

  async open(caller: SchoolCaller, invoice: Invoice, provider: PaymentProvider): Promise<Bill> {
    const bill = await this.health.noting(provider, () =>
      provider.createCheckout(this.billable(caller, invoice), invoice.id),
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
