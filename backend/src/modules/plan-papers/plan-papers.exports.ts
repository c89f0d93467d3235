import { ID_OF_ACCOUNT } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's table is taken away, and by whom. */
export const PLAN_PAPERS_EXPORTS = declareExports(
  [
    {
      table: 'paper_templates',
      to: 'school',
      columns: ['school_id', 'file_name', 'uploaded_by', 'uploaded_at'],
      withheld: ['file_id', 'tokens'],
    },
  ],
  {
    paper_templates: { uploaded_by: ID_OF_ACCOUNT },
  },
);
