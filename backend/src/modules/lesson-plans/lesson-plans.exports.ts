import { ID_OF_ACCOUNT, removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { ownRecordColumns } from '../../platform/records/columns.js';
import { ATTACHMENT_COLUMNS } from './attachments/plan-attachments.repository.js';
import { REFLECTION_COLUMNS } from './reflections/reflections.repository.js';

/** What of the module's tables beside its nouns is taken away, and by whom. */
export const LESSON_PLANS_EXPORTS = declareExports(
  [
    {
      table: 'lesson_plan_versions',
      to: 'person',
      person: 'author_id',
      columns: ['school_id', 'plan_id', 'version', 'author_id', 'content', 'is_unseen', 'written_at'],
    },
    {
      table: 'plan_attachments',
      to: 'person',
      person: 'author_id',
      columns: [...ownRecordColumns(ATTACHMENT_COLUMNS), 'copied_with'],
    },
    {
      table: 'plan_shares',
      to: 'person',
      person: 'author_id',
      columns: ['school_id', 'id', 'plan_id', 'author_id', 'begun_at'],
    },
    {
      table: 'brought_plans',
      to: 'person',
      person: 'author_id',
      columns: [
        ...['school_id', 'id', 'author_id', 'arrival_id', 'from_school', 'date', 'subject', 'content'],
        'brought_at',
      ],
    },
    {
      table: 'lesson_reflections',
      to: 'person',
      person: 'author_id',
      columns: [
        ...ownRecordColumns(REFLECTION_COLUMNS),
        ...['marked_set_id', 'marked_on', 'marked_standards', 'noted_by', 'noted_at'],
      ],
    },
    {
      table: 'reflection_additions',
      to: 'person',
      person: 'author_id',
      columns: ['school_id', 'id', 'plan_id', 'author_id', 'text', 'written_at'],
    },
    ...toNobody('a person’s own choice, shown where it is made', 'reflection_reminders'),
  ],
  {
    reflection_reminders: { user_id: removed('account') },
    reflection_additions: { author_id: removed('account') },
    lesson_reflections: { author_id: removed('account'), noted_by: ID_OF_ACCOUNT },
    plan_attachments: { author_id: removed('account') },
    plan_shares: { author_id: removed('account') },
    brought_plans: { author_id: removed('account') },
    lesson_plan_versions: { author_id: removed('account') },
  },
);
