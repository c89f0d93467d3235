import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../../platform/access/caller.js';
import { Database } from '../../../../platform/database/database.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { filterOf } from '../filter-of.js';
import type { FinanceFilterDto } from '../finance-filter.dto.js';
import type { FinanceRow } from '../finance-row.js';
import { type FinancePage, FinanceSchoolsReadModel } from '../finance-schools.read-model.js';

/** Each page is a transaction of its own, and finds all debts anew: a few large ones are the fastest. */
const PAGE = 2_000;

export type FinanceExport = Readonly<{ schools: number; pages: () => AsyncIterable<FinanceRow[]> }>;

/** The schools of a filter as they leave the house, which the audit knows before the first byte. */
@Injectable()
export class FinanceExports {
  constructor(
    private readonly database: Database,
    private readonly schools: FinanceSchoolsReadModel,
    private readonly audit: AuditRepository,
  ) {}

  async begin(caller: StaffCaller, format: 'csv' | 'pdf', asked: FinanceFilterDto): Promise<FinanceExport> {
    const schools = await this.database.systemTransaction(async () => {
      const count = await this.schools.count(filterOf(asked), caller.now);
      const target = { kind: 'finance', id: 'schools' } as const;
      const result = { format, schools: count, ...given(asked) };
      await this.audit.record({ caller, action: 'finance.export', target, reason: reasonOf(asked), result });
      return count;
    });
    return { schools, pages: () => this.pages(asked, caller.now) };
  }

  private async *pages(asked: FinanceFilterDto, now: number): AsyncIterable<FinanceRow[]> {
    const { sort = 'expiry', order = 'desc' } = asked;
    let after: FinancePage['after'] = null;
    for (;;) {
      const page = { sort, order, after, limit: PAGE };
      const rows: FinanceRow[] = await this.database.systemTransaction(() =>
        this.schools.page(filterOf(asked), page, now),
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = { key: last.sortKey, id: last.schoolId };
    }
  }
}

/** What was asked for, without what was left open. */
function given(asked: FinanceFilterDto): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Nobody gives a reason for an export: the filter says what was wanted. */
function reasonOf(asked: FinanceFilterDto): string {
  return new URLSearchParams(given(asked)).toString().slice(0, 500) || 'view=owed';
}
