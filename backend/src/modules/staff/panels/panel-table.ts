import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { tableColumnsOf } from '../../../platform/tables/noun-columns.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { SubjectsService } from '../../classes/index.js';
import { SchoolsService } from '../../schools/index.js';
import { PANEL } from '../domain/panel.js';
import type { Panel } from './panels.repository.js';
import { PanelsService } from './panels.service.js';

/** The panels of an academic year as a table to take away, whole as it stands at one moment. */
@Injectable()
export class PanelTable {
  constructor(
    private readonly database: Database,
    private readonly panels: PanelsService,
    private readonly subjects: SubjectsService,
    private readonly schools: SchoolsService,
  ) {}

  read(caller: SchoolCaller, academicYearId: string): Promise<Table<Panel>> {
    const { id } = caller.school;
    return this.database.tenantRead(id, async () => {
      const members = await this.schools.membersOf(id);
      const subjects = await this.subjects.list(caller);
      return {
        title: 'Panitia',
        name: 'panitia',
        columns: columnsBy(
          new Map(subjects.map((subject) => [subject.id, subject.name])),
          new Map(members.map(({ userId, name }) => [userId, name])),
        ),
        pages: onePage(await this.panels.list(caller, academicYearId)),
      };
    });
  }
}

type Names = ReadonlyMap<string, string>;

function columnsBy(subjects: Names, people: Names): TableColumn<Panel>[] {
  const nameOf = (userId: string) => people.get(userId) ?? '';
  return [
    ...tableColumnsOf<typeof PANEL, Panel>(PANEL, {
      academicYearId: null,
      subjectId: { kind: 'text', header: 'Subjek', cell: ({ subjectId }) => subjects.get(subjectId) ?? null },
      headId: { kind: 'text', header: 'Ketua panitia', cell: ({ headId }) => headId && nameOf(headId) },
      memberIds: {
        kind: 'text',
        header: 'Ahli',
        cell: ({ memberIds }) => memberIds.map(nameOf).toSorted().join('; '),
      },
    }),
    { kind: 'number', header: 'Bilangan ahli', cell: ({ memberIds }) => memberIds.length },
  ];
}
