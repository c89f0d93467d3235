import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const OPERATIONS_EXPORTS = declareExports([
  ...toNobody(
    'what staff of the platform do and note, as the platform’s record',
    'operation_audit',
    'finance_notes',
    'finance_orders',
    'finance_owners',
    'finance_reminders',
  ),
  ...toNobody('sessions of staff', 'queue_board_sessions'),
]);
