import { ID_OF_ACCOUNT } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const CURRICULUM_EXPORTS = declareExports(
  [
    {
      table: 'curriculum_editions',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'curriculum',
        'subject_name',
        'subject_id',
        'language',
        'grade_level',
        'year',
        'source',
        'usage_right',
        'created_by',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'curriculum_nodes',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'edition_id',
        'parent_id',
        'kind',
        'code',
        'text',
        'position',
        'is_own',
        'descriptors',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
  ],
  { curriculum_editions: { created_by: ID_OF_ACCOUNT } },
);
