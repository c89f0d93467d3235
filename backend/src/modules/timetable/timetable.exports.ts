import { ID_OF_ACCOUNT, passedOver, removed } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables beside its nouns is taken away, and by whom. */
export const TIMETABLE_EXPORTS = declareExports(
  [
    {
      table: 'timetable_lessons',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'academic_year_id',
        'timetable_id',
        'kind',
        'teaching_set_id',
        'title',
        'weekday',
        'cycle_week',
        'from_time',
        'to_time',
        'room_id',
        'teacher_ids',
        'class_ids',
        'is_pinned',
        'override_id',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'timetable_overrides',
      to: 'school',
      columns: ['school_id', 'id', 'academic_year_id', 'timetable_id', 'reason', 'made_by', 'made_at'],
    },
    {
      table: 'room_needs',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'teaching_set_id', 'room_id', 'kind', 'seats'],
    },
    {
      table: 'personal_adoptions',
      to: 'person',
      person: 'author_id',
      columns: ['school_id', 'author_id', 'academic_year_id', 'timetable_id', 'adopted_at'],
    },
    ...toNobody('what the lessons of a timetable take, made from them', 'timetable_claims'),
    ...toNobody('made of the names in files, to match the next ones', 'timetable_matches'),
  ],
  {
    personal_adoptions: { author_id: removed('account') },
    timetables: { published_by: ID_OF_ACCOUNT },
    timetable_overrides: { made_by: ID_OF_ACCOUNT },
    timetable_lessons: { teacher_ids: passedOver('numbers that lead to nobody') },
    timetable_claims: { resource_id: ID_OF_ACCOUNT },
    timetable_matches: { target_id: removed('account') },
  },
);
