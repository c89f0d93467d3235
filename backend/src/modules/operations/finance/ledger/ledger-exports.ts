import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../../platform/access/caller.js';
import { startOfDay, startOfNextDay } from '../../../../platform/calendar/school-instant.js';
import { Database } from '../../../../platform/database/database.js';
import { ValidationError } from '../../../../platform/errors/errors.js';
import { Ledger } from '../../../billing/index.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { FinanceOrders } from '../finance-orders.js';
import type { LedgerQueryDto } from './ledger.dto.js';
import { type LedgerLine, type LedgerSchool, ledgerLines, type Span } from './ledger-lines.js';
import { LedgerSchoolsReadModel } from './ledger-schools.read-model.js';

/** Schools whose money is gathered at once. */
const PAGE = 200;

/** The book of money as it leaves the house, which the audit knows before the first byte. */
@Injectable()
export class LedgerExports {
  constructor(
    private readonly database: Database,
    private readonly orders: FinanceOrders,
    private readonly schools: LedgerSchoolsReadModel,
    private readonly ledger: Ledger,
    private readonly audit: AuditRepository,
  ) {}

  /** The lines of one school, or school by school; each page is read in a transaction of its own. */
  async begin(
    caller: StaffCaller,
    format: 'csv' | 'xlsx',
    asked: LedgerQueryDto,
  ): Promise<AsyncIterable<LedgerLine[]>> {
    const span = spanOf(asked);
    const school = asked.school === undefined ? null : await this.orders.school(asked.school);
    const { from = null, to = null } = asked;
    const target = school
      ? ({ kind: 'school', id: school.code } as const)
      : ({ kind: 'finance', id: 'ledger' } as const);
    // Nobody gives a reason for an export: the span says what was wanted.
    const reason = `${from ?? '…'} – ${to ?? '…'}`;
    const result = { format, from, to };
    await this.database.systemTransaction(() =>
      this.audit.record({ caller, action: 'finance.ledger', target, reason, result }),
    );
    return school ? this.pageOf([school], span) : this.pages(span);
  }

  private async *pages(span: Span): AsyncIterable<LedgerLine[]> {
    for (let last: LedgerSchool | undefined; ; ) {
      const after = last?.code ?? '';
      const schools = await this.database.systemTransaction(() => this.schools.after(after, span, PAGE));
      yield* this.pageOf(schools, span);
      last = schools.at(-1);
      if (schools.length < PAGE) return;
    }
  }

  private async *pageOf(schools: readonly LedgerSchool[], span: Span): AsyncIterable<LedgerLine[]> {
    if (schools.length === 0) return;
    const entriesOf = await this.database.systemTransaction(() =>
      this.ledger.entriesOf(schools.map(({ id }) => id)),
    );
    yield schools.flatMap((school) => ledgerLines(school, entriesOf(school.id), span));
  }
}

function spanOf({ from, to }: LedgerQueryDto): Span {
  if (from !== undefined && to !== undefined && to < from)
    throw new ValidationError([{ field: 'to', message: 'must not be before from' }]);
  return {
    from: from === undefined ? Number.NEGATIVE_INFINITY : startOfDay(from),
    until: to === undefined ? Number.POSITIVE_INFINITY : startOfNextDay(to),
  };
}
