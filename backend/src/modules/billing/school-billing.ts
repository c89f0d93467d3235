import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Offer, PriceList } from '../../platform/documents/price-list.js';
import { SchoolsService } from '../schools/index.js';
import type { ListedInvoice } from './invoicing/invoice.js';
import { ListedInvoicesRepository } from './invoicing/listed-invoices.repository.js';
import { type PaymentEvent, paymentEvents } from './payments/payment-event.js';
import { PaymentsRepository } from './payments/payments.repository.js';
import type { Plan, TermMonths } from './plans/plan.js';
import { PlansRepository } from './plans/plans.repository.js';
import { ringgit } from './ringgit.js';

/** What is sold, and what a school sees of its own billing. */
@Injectable()
export class SchoolBilling implements PriceList {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly plans: PlansRepository,
    private readonly invoices: ListedInvoicesRepository,
    private readonly payments: PaymentsRepository,
  ) {}

  plansAt(now: number): Promise<Plan[]> {
    return this.database.systemRead(() => this.plans.plansAt(now));
  }

  async offersAt(now: number): Promise<Offer[]> {
    return (await this.plansAt(now)).map(toOffer);
  }

  overview({ school, membership }: SchoolCaller) {
    return this.database.tenantRead(school.id, async () => ({
      canRenew: membership.roles.includes('main_admin'),
      mainAdmins: await this.schools.mainAdmins(school.id),
    }));
  }

  paymentsOf(schoolId: string): Promise<PaymentEvent[]> {
    return this.database.tenantRead(schoolId, async () =>
      paymentEvents(await this.payments.toldOf(schoolId)),
    );
  }

  invoicesOf(schoolId: string, now: number): Promise<ListedInvoice[]> {
    return this.database.tenantRead(schoolId, () => this.invoices.invoicesOf(schoolId, now));
  }
}

function toOffer({ name, teacherLimit, prices }: Plan): Offer {
  const price = (term: TermMonths) => {
    const sold = prices.find(({ termMonths }) => termMonths === term);
    return sold ? ringgit(sold.amountSen) : 'tidak ditawarkan';
  };
  return { name, teacherLimit, monthly: price(1), yearly: price(12) };
}
