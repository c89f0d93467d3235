import { blanked, removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';
import { ABSENCE } from './domain/absence.js';

/** What of the module's tables is taken away, and by whom. */
export const STAFF_EXPORTS = declareExports(
  [
    ABSENCE,
    {
      table: 'panels',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'academic_year_id',
        'subject_id',
        'head_id',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'panel_members',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'panel_id', 'user_id'],
    },
  ],
  {
    panels: { head_id: blanked('account', { head_id: null }) },
    panel_members: { user_id: removed('account') },
  },
);
