import { ID_OF_ACCOUNT, kept } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const WEBHOOKS_EXPORTS = declareExports(
  [
    ...toNobody(
      'raw messages of providers, with what they sign; their facts are handed out with the payments',
      'webhook_inbox',
      'webhook_attempts',
    ),
    ...toNobody('work of staff on them', 'webhook_replays', 'webhook_replay_items'),
  ],
  {
    webhook_replays: {
      requested_by: ID_OF_ACCOUNT,
      requested_email: kept('address', 'what staff of the platform did stays on record, with who they were'),
    },
  },
);
