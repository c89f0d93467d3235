import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import type { WeekFigures } from '../../reviews/index.js';
import type { DueWeek } from './counted-weeks.js';
import type { AskedWeeks } from './read-submissions.js';
import { SubmissionsService } from './submissions.service.js';

type TableLine = Readonly<{ name: string; week: DueWeek; figures: WeekFigures }>;

/** What was expected and what was sent, as a table: a line for each week of each teacher. */
@Injectable()
export class SubmissionTables {
  constructor(private readonly submissions: SubmissionsService) {}

  async of(caller: SchoolCaller, asked: AskedWeeks): Promise<Table<TableLine>> {
    const { weeks, teachers } = await this.submissions.between(caller, asked);
    const lines = teachers.flatMap(({ name, weeks: figures }) =>
      weeks.flatMap((week, at) => {
        const own = figures[at];
        return own ? [{ name, week, figures: own }] : [];
      }),
    );
    return { title: 'Penghantaran RPH', name: 'penghantaran-rph', columns: COLUMNS, pages: onePage(lines) };
  }
}

const COLUMNS: readonly TableColumn<TableLine>[] = [
  { kind: 'text', header: 'Guru', cell: ({ name }) => name },
  { kind: 'number', header: 'Minggu', cell: ({ week }) => week.number },
  { kind: 'day', header: 'Mula minggu', cell: ({ week }) => week.week },
  { kind: 'number', header: 'Dijangka', cell: ({ figures }) => figures.expected },
  { kind: 'number', header: 'Tepat masa', cell: ({ figures }) => figures.onTime },
  { kind: 'number', header: 'Lewat', cell: ({ figures }) => figures.late },
  { kind: 'number', header: 'Belum', cell: ({ figures }) => figures.missing },
  { kind: 'number', header: 'Belum tamat tempoh', cell: ({ figures }) => figures.open },
  { kind: 'number', header: 'Disahkan', cell: ({ figures }) => figures.verified },
  { kind: 'number', header: 'Tidak dikira: tidak hadir', cell: ({ figures }) => figures.away },
];
