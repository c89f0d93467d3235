import { removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const AUTH_EXPORTS = declareExports(
  [...toNobody('codes of a minute that let a person in', 'hand_overs')],
  {
    hand_overs: { user_id: removed('account'), email: removed('address') },
  },
);
