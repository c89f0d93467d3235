import { ID_OF_ACCOUNT } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const IMPORTS_EXPORTS = declareExports(
  [
    {
      table: 'imports',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'kind',
        'academic_year_id',
        'file_name',
        'sheet',
        'row_count',
        'state',
        'author_id',
        'mapping',
        'result',
        'created_at',
        'expires_at',
        'finished_at',
      ],
      withheld: ['content', 'edits', 'made', 'left_out'],
    },
    ...toNobody('made of the heads of files, to match the next ones', 'import_mappings'),
  ],
  { imports: { author_id: ID_OF_ACCOUNT } },
);
