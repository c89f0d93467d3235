import { blanked, ID_OF_ACCOUNT, removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables beside its nouns is taken away, and by whom. */
export const STAFF_EXPORTS = declareExports(
  [
    {
      table: 'panel_members',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'panel_id', 'user_id'],
    },
  ],
  {
    panel_members: { user_id: removed('account') },
    // What names the person goes on naming somebody, of whom nothing is known.
    staff: {
      account_id: blanked('account', { account_id: null, name: '-', code: null }),
      id: ID_OF_ACCOUNT,
    },
  },
);
