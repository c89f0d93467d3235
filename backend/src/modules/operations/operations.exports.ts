import { ID_OF_ACCOUNT, kept, removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';

const ON_RECORD = kept('address', 'what staff of the platform did stays on record, with who they were');

/** What of the module's tables is taken away, and by whom. */
export const OPERATIONS_EXPORTS = declareExports(
  [
    ...toNobody(
      'what staff of the platform do and note, as the platform’s record',
      'operation_audit',
      'finance_notes',
      'finance_orders',
      'finance_owners',
      'finance_reminders',
    ),
    ...toNobody('sessions of staff', 'queue_board_sessions'),
  ],
  {
    operation_audit: { actor_id: ID_OF_ACCOUNT, actor_email: ON_RECORD },
    finance_notes: { author: ON_RECORD },
    finance_owners: { user_id: removed('account'), email: removed('address') },
    queue_board_sessions: { user_id: removed('account'), user_email: removed('account') },
  },
);

export const OPERATIONS_RETENTION = declareRetention({
  table: 'operation_audit',
  at: 'at',
  clock: 'system',
  keeps: { years: 7 },
  because: 'as long as the books whose changes it explains',
});
