import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { tableColumnsOf } from '../../../platform/tables/noun-columns.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { SchoolsService } from '../../schools/index.js';
import { ABSENCE } from '../domain/absence.js';
import { ABSENCE_KIND_NAMES } from '../domain/absence-kind.js';
import type { Absence } from './absences.repository.js';
import { AbsencesService, concerns } from './absences.service.js';

/** Who is away as a table to take away; why stands there for whoever may know. */
@Injectable()
export class AbsenceTable {
  constructor(
    private readonly database: Database,
    private readonly absences: AbsencesService,
    private readonly schools: SchoolsService,
  ) {}

  read(caller: SchoolCaller, from: Day, to: Day): Promise<Table<Absence>> {
    const { id } = caller.school;
    return this.database.tenantRead(id, async () => {
      const members = await this.schools.membersOf(id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      return {
        title: 'Ketiadaan',
        name: 'ketiadaan',
        columns: columnsFor(caller, names),
        pages: onePage(await this.absences.list(caller, from, to)),
      };
    });
  }
}

function columnsFor(caller: SchoolCaller, names: ReadonlyMap<string, string>): TableColumn<Absence>[] {
  const knowsWhy = ({ personId }: Absence) => concerns(caller, personId);
  return tableColumnsOf<typeof ABSENCE, Absence>(ABSENCE, {
    personId: { kind: 'text', header: 'Nama', cell: ({ personId }) => names.get(personId) ?? null },
    from: 'Dari',
    to: 'Hingga',
    fromPeriod: { kind: 'text', header: 'Waktu', cell: periodsOf },
    toPeriod: null,
    kind: {
      kind: 'text',
      header: 'Jenis',
      cell: (absence) => (knowsWhy(absence) ? ABSENCE_KIND_NAMES[absence.kind] : null),
    },
    reason: {
      kind: 'text',
      header: 'Sebab',
      cell: (absence) => (knowsWhy(absence) ? absence.reason : null),
    },
    enteredBy: null,
  });
}

/** "1-3"; null for whole days. */
function periodsOf({ fromPeriod, toPeriod }: Absence): string | null {
  return fromPeriod === null ? null : [...new Set([fromPeriod, toPeriod])].join('-');
}
