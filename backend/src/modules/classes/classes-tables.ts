export interface ClassesTables {
  school_classes: {
    school_id: string;
    id: string;
    academic_year_id: string;
    name: string;
    class_teacher_id: string | null;
    version: number;
    deleted_at: Date | null;
  };
  class_groups: {
    school_id: string;
    id: string;
    academic_year_id: string;
    class_id: string;
    name: string;
  };
  subjects: {
    school_id: string;
    id: string;
    name: string;
    code: string;
    mark: string | null;
    hue: number | null;
    deleted_at: Date | null;
  };
  subject_levels: {
    school_id: string;
    subject_id: string;
    grade_level: string;
    curriculum: string;
    periods_a_week: number | null;
  };
  teaching_sets: {
    school_id: string;
    id: string;
    academic_year_id: string;
    subject_id: string;
    created_at: Date;
    deleted_at: Date | null;
  };
  teaching_set_parts: {
    school_id: string;
    academic_year_id: string;
    set_id: string;
    position: number;
    class_id: string;
    group_id: string | null;
  };
  teaching_set_teachers: {
    school_id: string;
    academic_year_id: string;
    set_id: string;
    user_id: string;
    lead: boolean;
    from_day: string;
    to_day: string | null;
  };
}
