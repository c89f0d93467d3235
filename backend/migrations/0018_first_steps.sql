SET search_path = app;

-- Who of the school last looked over what it said of itself, and when.
ALTER TABLE school_profiles ADD confirmed_at timestamptz, ADD confirmed_by uuid;

-- Which sample a plan is. Whoever edits it makes it a plan like any other, and the sample may come again.
ALTER TABLE lesson_plans ADD sample text CHECK (length(sample) BETWEEN 1 AND 40);
CREATE UNIQUE INDEX lesson_plans_sample ON lesson_plans (school_id, author_id, sample) WHERE sample IS NOT NULL;

-- What an administrator of a new school did to the list of first steps that no other table tells.
CREATE TABLE first_step_marks (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  mark text NOT NULL CHECK (mark IN ('dismissed', 'plan_viewed')),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, user_id, mark),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('first_step_marks', 'SELECT, INSERT, DELETE');
