import { removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';

/** What of the module's tables is taken away, and by whom. */
export const ASKED_PAPERS_EXPORTS = declareExports(
  toNobody('copies of what leaves by itself, kept for a day', 'asked_papers'),
  { asked_papers: { user_id: removed('account') } },
);

export const ASKED_PAPERS_RETENTION = declareRetention({
  table: 'asked_papers',
  at: 'asked_at',
  clock: 'system',
  keeps: { days: 1 },
  because: 'whoever asked has taken the paper, or asks again',
});
