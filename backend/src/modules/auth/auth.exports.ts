import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const AUTH_EXPORTS = declareExports([
  ...toNobody('codes of a minute that let a person in', 'hand_overs'),
]);
