import { removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const FIRST_STEPS_EXPORTS = declareExports(
  [...toNobody('which hints of the product were put away', 'first_step_marks')],
  {
    first_step_marks: { user_id: removed('account') },
  },
);
