/** The views of the schema `reporting`, as the hosted backend's /rest/v1 reads them. */
export type Reporting = {
  reporting: {
    Tables: Record<never, never>;
    Functions: Record<never, never>;
    Views: {
      lesson_plan_days: {
        Row: { school_code: string; date: string; lesson_plans: number; teachers: number };
        Relationships: [];
      };
      school_people: { Row: { school_code: string; role: string; people: number }; Relationships: [] };
    };
  };
};
