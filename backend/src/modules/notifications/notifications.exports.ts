import { removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';

/** What of the module's tables is taken away, and by whom. */
export const NOTIFICATIONS_EXPORTS = declareExports(
  [
    ...toNobody(
      'what they say stands in the tables they are about; a person reads them on their page',
      'notifications',
    ),
    ...toNobody('a person’s own choice, shown where it is made', 'notification_mutes'),
  ],
  {
    notifications: { user_id: removed('account') },
    notification_mutes: { user_id: removed('account') },
  },
);

export const NOTIFICATIONS_RETENTION = declareRetention({
  table: 'notifications',
  at: 'created_at',
  clock: 'business',
  keeps: { months: 13 },
  because: 'a school year and the month after it; what they say stands in the tables they are about',
});
