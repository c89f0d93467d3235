import { ID_OF_ACCOUNT, removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const STAFF_EXPORTS = declareExports(
  [
    {
      table: 'absences',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'person_id',
        'from_day',
        'to_day',
        'from_period',
        'to_period',
        'kind',
        'reason',
        'entered_by',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
  ],
  {
    absences: { person_id: removed('account'), entered_by: ID_OF_ACCOUNT },
  },
);
