import { ID_OF_ACCOUNT, ID_OF_PUPIL, removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';
import { LOG_YEARS } from './domain/log-retention.js';

/**
 * What of the module's tables is taken away, and by whom. A number of identity leaves in no archive: its last two
 * digits tell pupils of one name apart.
 */
export const PUPILS_EXPORTS = declareExports(
  [
    {
      table: 'pupils',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'name',
        'sex',
        'register_number',
        'birth_date',
        'number_ending',
        'left_on',
        'left_for',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
      withheld: ['sort_name', 'number_sealed', 'number_hash'],
    },
    {
      table: 'pupil_guardians',
      to: 'school',
      columns: ['school_id', 'pupil_id', 'place', 'name', 'relation', 'phone', 'email'],
    },
    {
      table: 'pupil_consents',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'pupil_id',
        'kind',
        'guardian_name',
        'way',
        'given_on',
        'entered_at',
        'entered_by',
        'withdrawn_at',
        'withdrawn_by',
        'withdrawal_guardian',
        'withdrawal_reason',
      ],
    },
    {
      table: 'pupil_photos',
      to: 'school',
      columns: ['school_id', 'pupil_id', 'taken_in_at', 'taken_in_by'],
      withheld: ['file_id'],
    },
    {
      table: 'pupil_access_log',
      to: 'school',
      columns: ['school_id', 'id', 'at', 'actor_id', 'pupil_id', 'act'],
    },
    {
      table: 'pupil_list_log',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'at',
        'actor_id',
        'kind',
        'format',
        'place',
        'state',
        'rows',
        'has_groups',
        'has_numbers',
        'has_guardians',
      ],
    },
    {
      table: 'pupil_table_templates',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'file_name',
        'sheet',
        'head_row',
        'heads',
        'fields',
        'added_by',
        'added_at',
      ],
      withheld: ['file_id'],
    },
    {
      table: 'class_memberships',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'pupil_id', 'class_id', 'from_day', 'to_day'],
    },
    ...toNobody('who is in which group of a class can tell a religion', 'group_memberships'),
    ...toNobody('made of the names of pupils, to find them', 'pupil_name_words'),
  ],
  {
    pupil_name_words: { pupil_id: removed('pupil') },
    pupil_guardians: { pupil_id: removed('pupil') },
    pupil_consents: {
      pupil_id: removed('pupil'),
      entered_by: ID_OF_ACCOUNT,
      withdrawn_by: ID_OF_ACCOUNT,
    },
    pupil_photos: { pupil_id: removed('pupil'), taken_in_by: ID_OF_ACCOUNT },
    class_memberships: { pupil_id: removed('pupil') },
    group_memberships: { pupil_id: removed('pupil') },
    pupil_access_log: { actor_id: ID_OF_ACCOUNT, pupil_id: ID_OF_PUPIL },
    pupil_list_log: { actor_id: ID_OF_ACCOUNT },
    pupil_table_templates: { added_by: ID_OF_ACCOUNT },
    pupils: { id: removed('pupil') },
  },
);

const OF_LOG = { at: 'at', clock: 'business', keeps: { years: LOG_YEARS } } as const;
const LIKE_BREACHES = 'as long as a register of breaches; guardians are told so';

export const PUPILS_RETENTION = declareRetention(
  { ...OF_LOG, table: 'pupil_access_log', because: LIKE_BREACHES },
  { ...OF_LOG, table: 'pupil_list_log', because: LIKE_BREACHES },
);
