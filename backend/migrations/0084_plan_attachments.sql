SET search_path = app;

-- What lies beside a plan: a link, or a file that storage keeps. A plan that is still on its way to us may have one.
CREATE TABLE plan_attachments (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  plan_id uuid NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  -- Of a link.
  address text CHECK (address ~ '^https://' AND char_length(address) <= 2000),
  -- Of a file: its name in storage, which copies of a plan share, what it is by its bytes, and how large.
  file_name text,
  media_type text,
  bytes integer CHECK (bytes > 0),
  -- The version of the plan with which a copy brought it; empty where its author added it.
  copied_with integer,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id),
  CHECK (num_nulls(address, file_name) = 1),
  CHECK (num_nulls(file_name, media_type, bytes) IN (0, 3))
);
CREATE INDEX plan_attachments_of_plan ON plan_attachments (school_id, plan_id);
CREATE INDEX plan_attachments_of_author ON plan_attachments (school_id, author_id) WHERE file_name IS NOT NULL;
CREATE INDEX plan_attachments_of_file ON plan_attachments (school_id, file_name) WHERE file_name IS NOT NULL;
SELECT protect_tenant_table('plan_attachments', 'SELECT, INSERT, UPDATE, DELETE');
