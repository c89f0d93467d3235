import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CheckoutsService, type TermMonths } from '../../modules/billing/index.js';
import { SimulatedBank, type SimulatedBill } from '../../modules/billing/simulated-bank/index.js';
import { SchoolsService } from '../../modules/schools/index.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import type { School } from '../../platform/access/memberships.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { SimulatedSchoolsReadModel } from './simulated-schools.read-model.js';

type Order = Readonly<{ planCode: string; termMonths: TermMonths }>;

/** The bills of a school at Bank Simulasi, ordered as its Admin Utama would. */
@Injectable()
export class SimulatedBills {
  constructor(
    private readonly schools: SchoolsService,
    private readonly readModel: SimulatedSchoolsReadModel,
    private readonly checkouts: CheckoutsService,
    private readonly bank: SimulatedBank,
  ) {}

  async newestOf(school: School): Promise<SimulatedBill | null> {
    const reference = await this.readModel.newestBill(school.id);
    return reference === null ? null : this.bank.findBill(reference);
  }

  async open(school: School, order: Order, now: number): Promise<SimulatedBill> {
    const caller = await this.mainAdminOf(school, now);
    const { bill } = await this.checkouts.checkOut(caller, { ...order, provider: 'simulated' }, randomUUID());
    return this.bank.findBill(bill.reference);
  }

  private async mainAdminOf(school: School, now: number): Promise<SchoolCaller> {
    const [admin] = await this.schools.mainAdmins(school.id);
    if (!admin) throw new NotFoundError('The Admin Utama');
    const { userId, email, name: displayName } = admin;
    return {
      principal: {
        userId,
        email,
        issuedAt: now,
        provenAt: null,
        expiresAt: Number.MAX_SAFE_INTEGER,
        hasSecondFactor: false,
      },
      now,
      school,
      membership: {
        role: 'main_admin',
        roles: ['main_admin'],
        duties: [],
        suspension: null,
        displayName,
        email,
      },
      policy: { audience: 'main-admin', duties: [], access: 'billing', rows: 'school' },
    };
  }
}
