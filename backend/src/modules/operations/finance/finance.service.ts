import { Injectable } from '@nestjs/common';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolNotFoundError } from '../../../platform/errors/errors.js';
import { readPage } from '../../../platform/page/page.js';
import { BillingService, type PaymentMoney, Refunds } from '../../billing/index.js';
import { FiguresReadModel } from './figures.read-model.js';
import { filterOf } from './filter-of.js';
import type {
  FinanceFiguresDto,
  FinancePaymentDto,
  FinanceSchoolDetailDto,
  FinanceSchoolsDto,
} from './finance.dto.js';
import { FinanceRepository } from './finance.repository.js';
import type { FinanceSchoolsQueryDto } from './finance-filter.dto.js';
import { FinanceOrders } from './finance-orders.js';
import { FinanceSchoolsReadModel, financeKeys } from './finance-schools.read-model.js';
import { AGES } from './finance-view.js';
import { type MadePayment, MoneyReadModel } from './money.read-model.js';
import { toFinanceSchoolDto } from './to-finance-school-dto.js';

const MAX_NOTES = 100;

/** What finance sees. `now`: business clock. */
@Injectable()
export class FinanceService {
  constructor(
    private readonly database: Database,
    private readonly figuresModel: FiguresReadModel,
    private readonly schools: FinanceSchoolsReadModel,
    private readonly money: MoneyReadModel,
    private readonly repository: FinanceRepository,
    private readonly orders: FinanceOrders,
    private readonly refunds: Refunds,
    private readonly billing: BillingService,
  ) {}

  figures(now: number): Promise<FinanceFiguresDto> {
    return this.database.systemTransaction(async () => {
      const found = await this.figuresModel.figures(now);
      return {
        monthly: found.revenue,
        yearlySen: found.revenue.amountSen * 12,
        grace: found.grace,
        atRisk30: found['at-risk-30'],
        atRisk60: found['at-risk-60'],
        atRisk90: found['at-risk-90'],
        recovered: found.recovered,
        ages: AGES.map((age) => ({ age, ...(found.ages.get(age) ?? { schools: 0, amountSen: 0 }) })),
      };
    });
  }

  async page(query: FinanceSchoolsQueryDto, now: number): Promise<FinanceSchoolsDto> {
    const { sort = 'expiry', order = 'desc' } = query;
    const { items, nextCursor } = await this.database.systemTransaction(() =>
      readPage(query, {
        keys: financeKeys(sort),
        read: (slice) => this.schools.page(filterOf(query), { sort, order, ...slice }, now),
        positionOf: ({ sortKey, schoolId }) => ({ key: sortKey, id: schoolId }),
      }),
    );
    return { schools: items.map((row) => toFinanceSchoolDto(row, now)), nextCursor };
  }

  async detail(code: string, now: number): Promise<FinanceSchoolDetailDto> {
    const school = await this.orders.school(code);
    return this.database.systemTransaction(async () => {
      const row = await this.schools.find(school.code, now);
      if (!row) throw new SchoolNotFoundError(school.code);
      const notes = await this.repository.notesOf(school.id, MAX_NOTES);
      const payments = await this.paymentsOf(school.id);
      return {
        school: toFinanceSchoolDto(row, now),
        notes: notes.map((note) => ({ ...note, writtenAt: toMalaysianIso(note.writtenAt.getTime()) })),
        payments,
      };
    });
  }

  private async paymentsOf(schoolId: string): Promise<FinancePaymentDto[]> {
    const money = await this.billing.moneyOf(schoolId);
    const made = await this.money.paymentsOf(schoolId);
    return made.flatMap((payment) => {
      const own = money.find(
        (one) => one.provider === payment.provider && one.paymentId === payment.paymentId,
      );
      return own ? [this.toPaymentDto(payment, own)] : [];
    });
  }

  private toPaymentDto(
    made: MadePayment,
    { refundedSen, pendingSen, dispute, lostSen, atStakeSen, keptSen }: PaymentMoney,
  ): FinancePaymentDto {
    const { evidencePath, paidAt, openRefundSen, openRefundFailure, ...payment } = made;
    return {
      ...payment,
      refundedSen,
      pendingSen,
      dispute,
      lostSen,
      atStakeSen,
      keptSen,
      paidAt: toMalaysianIso(paidAt.getTime()),
      openRefund: openRefundSen === null ? null : { amountSen: openRefundSen, failure: openRefundFailure },
      refundsBy: this.refunds.areOfferedBy(payment.provider) ? 'provider' : 'hand',
      evidenceId: evidencePath?.split('/').at(-1) ?? null,
    };
  }
}
