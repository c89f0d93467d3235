import { removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const LESSON_PLANS_EXPORTS = declareExports(
  [
    {
      table: 'lesson_plans',
      to: 'person',
      person: 'author_id',
      columns: [
        'school_id',
        'id',
        'author_id',
        'version',
        'date',
        'start_time',
        'end_time',
        'class_name',
        'subject',
        'objective',
        'activities',
        'reflection',
        'created_at',
        'updated_at',
        'deleted_at',
        'sample',
      ],
    },
  ],
  {
    lesson_plans: { author_id: removed('account') },
  },
);
