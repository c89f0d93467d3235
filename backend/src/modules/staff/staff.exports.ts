import { removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';
import { ABSENCE } from './domain/absence.js';
import { PANEL } from './domain/panel.js';

/** What of the module's tables is taken away, and by whom. */
export const STAFF_EXPORTS = declareExports(
  [
    ABSENCE,
    PANEL,
    {
      table: 'panel_members',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'panel_id', 'user_id'],
    },
  ],
  { panel_members: { user_id: removed('account') } },
);
