import { ID_OF_ACCOUNT, kept } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';

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

const OF_EVENT = { table: 'webhook_inbox', at: 'received_at', clock: 'system' } as const;

/** What still waits is kept however old it is. */
export const WEBHOOKS_RETENTION = declareRetention(
  {
    ...OF_EVENT,
    keeps: { days: 90 },
    only: "raw IS NOT NULL AND state <> 'received'",
    empties: { raw: 'NULL' },
    because: 'bodies hold personal data; after so long no provider disputes what it sent',
  },
  {
    ...OF_EVENT,
    keeps: { years: 7 },
    only: "state <> 'received'",
    takes: [
      { table: 'webhook_attempts', column: 'inbox_id' },
      { table: 'webhook_replay_items', column: 'inbox_id' },
    ],
    because: 'hashes and what came of each try, as long as books',
  },
  {
    table: 'webhook_replays',
    at: 'requested_at',
    clock: 'system',
    keeps: { years: 7 },
    only: 'NOT EXISTS (SELECT FROM webhook_replay_items WHERE replay_id = webhook_replays.id)',
    because: 'as long as the events that were replayed',
  },
);
