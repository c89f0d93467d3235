export interface CurriculumTables {
  curriculum_editions: {
    school_id: string;
    id: string;
    curriculum: string;
    subject_name: string;
    grade_level: string;
    year: number;
    deleted_at: Date | null;
  };
  curriculum_nodes: {
    school_id: string;
    id: string;
    edition_id: string;
    parent_id: string | null;
    kind: string;
    code: string | null;
    text: string;
    deleted_at: Date | null;
  };
}
