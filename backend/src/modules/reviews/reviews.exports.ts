import { removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const REVIEWS_EXPORTS = declareExports(
  [
    {
      table: 'supervisions',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'academic_year_id',
        'teacher_id',
        'subject_id',
        'supervisor_id',
        'step',
        'from_day',
        'to_day',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'supervisor_deputies',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'supervisor_id', 'deputy_id'],
    },
  ],
  {
    supervisions: { teacher_id: removed('account'), supervisor_id: removed('account') },
    supervisor_deputies: { supervisor_id: removed('account'), deputy_id: removed('account') },
  },
);
