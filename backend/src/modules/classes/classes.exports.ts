import { blanked, ID_OF_ACCOUNT } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const CLASSES_EXPORTS = declareExports(
  [
    {
      table: 'school_classes',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'academic_year_id',
        'name',
        'grade_levels',
        'shift',
        'stream',
        'class_teacher_id',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'class_groups',
      to: 'school',
      columns: ['school_id', 'id', 'academic_year_id', 'class_id', 'name'],
    },
    {
      table: 'subjects',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'name',
        'code',
        'language',
        'religion',
        'mark',
        'hue',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'subject_levels',
      to: 'school',
      columns: ['school_id', 'subject_id', 'grade_level', 'curriculum', 'periods_a_week'],
    },
    {
      table: 'teaching_sets',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'academic_year_id',
        'subject_id',
        'name',
        'periods_a_week',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'teaching_set_parts',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'set_id', 'position', 'class_id', 'group_id'],
    },
    {
      table: 'teaching_set_teachers',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'set_id', 'user_id', 'lead', 'from_day', 'to_day'],
    },
  ],
  {
    school_classes: { class_teacher_id: blanked('account', { class_teacher_id: null }) },
    teaching_set_teachers: { user_id: ID_OF_ACCOUNT },
  },
);
