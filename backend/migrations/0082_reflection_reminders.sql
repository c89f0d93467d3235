SET search_path = app;

-- When a person is reminded of reflections. No row: after the last lesson of the day.
CREATE TABLE reflection_reminders (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  remind_at time,
  -- Before this instant nobody looks at the person's lessons again.
  settled_until timestamptz,
  PRIMARY KEY (school_id, user_id),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('reflection_reminders', 'SELECT, INSERT, UPDATE');

-- Whose lessons of a day are over, in every school.
CREATE INDEX lesson_plans_of_day ON lesson_plans (date) WHERE deleted_at IS NULL AND sample IS NULL;
