import { blanked, ID_OF_ACCOUNT, removed } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables beside its nouns is taken away, and by whom. */
export const REVIEWS_EXPORTS = declareExports(
  [
    {
      table: 'supervisor_deputies',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'supervisor_id', 'deputy_id'],
    },
    {
      table: 'submissions',
      to: 'school',
      columns: ['school_id', 'id', 'author_id', 'kind', 'week', 'pressed_at', 'sent_at'],
    },
    {
      table: 'submitted_records',
      to: 'school',
      columns: [
        ...[
          'school_id',
          'id',
          'submission_id',
          'author_id',
          'kind',
          'record_id',
          'record_version',
          'content',
        ],
        ...['subject_id', 'due_at', 'is_late', 'sent_at', 'read_at', 'read_by', 'withdrawn_at'],
        ...['flags', 'verified_steps', 'is_returned'],
      ],
    },
    {
      table: 'verdicts',
      to: 'school',
      columns: [
        ...['school_id', 'id', 'submitted_id', 'step', 'verdict', 'given_by', 'given_at', 'taken_back_at'],
        'told_at',
      ],
    },
    {
      table: 'review_comments',
      to: 'school',
      columns: ['school_id', 'id', 'submitted_id', 'section', 'body', 'written_by', 'written_at'],
    },
    {
      table: 'seals',
      to: 'school',
      columns: [
        ...[
          'school_id',
          'submitted_id',
          'author_id',
          'kind',
          'record_id',
          'record_version',
          'sent_at',
          'content',
        ],
        ...['digest', 'code', 'signed', 'sealed_at'],
      ],
    },
    {
      table: 'amendments',
      to: 'school',
      columns: ['school_id', 'id', 'submitted_id', 'reason', 'begun_by', 'begun_at'],
    },
  ],
  {
    supervisor_deputies: { supervisor_id: removed('account'), deputy_id: removed('account') },
    submissions: { author_id: removed('account') },
    submitted_records: { author_id: removed('account'), read_by: ID_OF_ACCOUNT },
    verdicts: { given_by: ID_OF_ACCOUNT },
    review_comments: { written_by: ID_OF_ACCOUNT },
    // A sealed text shows that it was removed; its hash still answers for the paper.
    seals: { author_id: blanked('account', { content: '' }) },
    amendments: { begun_by: ID_OF_ACCOUNT },
  },
);
