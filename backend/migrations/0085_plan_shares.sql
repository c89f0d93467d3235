SET search_path = app;

-- Plans that their author lets everybody in the school read; a link leads to the id, which a renewal makes anew.
CREATE TABLE plan_shares (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  plan_id uuid NOT NULL,
  author_id uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, plan_id),
  FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans (school_id, id) ON DELETE CASCADE
);
CREATE INDEX plan_shares_of_author ON plan_shares (school_id, author_id);
SELECT protect_tenant_table('plan_shares', 'SELECT, INSERT, UPDATE, DELETE');
