import { ID_OF_ACCOUNT, removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';
import { LINKS_KEPT_YEARS } from './domain/visitor-link.js';

/** What of the module's tables is taken away, and by whom. */
export const PLAN_SENDING_EXPORTS = declareExports(
  [
    {
      table: 'visitor_links',
      to: 'school',
      columns: [
        ...[
          'school_id',
          'id',
          'visitor',
          'weeks',
          'made_by',
          'made_at',
          'ends_at',
          'withdrawn_at',
          'openings',
        ],
        'last_opened_at',
      ],
      withheld: ['secret_hash'],
    },
    {
      table: 'visitor_link_teachers',
      to: 'school',
      columns: ['school_id', 'link_id', 'teacher_id'],
    },
    {
      table: 'visitor_link_openings',
      to: 'school',
      columns: ['school_id', 'id', 'link_id', 'at', 'act', 'about', 'teacher_id', 'address'],
    },
    ...toNobody('what notices are made from', 'changed_days', 'told_lessons'),
  ],
  {
    visitor_links: { made_by: ID_OF_ACCOUNT },
    visitor_link_teachers: { teacher_id: removed('account') },
    visitor_link_openings: { teacher_id: ID_OF_ACCOUNT },
  },
);

/** Its teachers and its log go with a link. */
export const PLAN_SENDING_RETENTION = declareRetention({
  ...{ table: 'visitor_links', at: 'ends_at', clock: 'business', keeps: { years: LINKS_KEPT_YEARS } },
  because: 'as long as a register of breaches: who has seen what can be asked about as long',
});
