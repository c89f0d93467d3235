SET search_path = app;

-- Pautan pelawat: what an inspector reads of chosen teachers and weeks for some days, by a secret address and without an account.
CREATE TABLE visitor_links (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  visitor text NOT NULL CHECK (char_length(visitor) BETWEEN 1 AND 120),
  -- The first days of them.
  weeks date[] NOT NULL CHECK (cardinality(weeks) BETWEEN 1 AND 60),
  -- Of the address that leads there now, and who made that.
  secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > made_at),
  withdrawn_at timestamptz,
  openings integer NOT NULL DEFAULT 0,
  last_opened_at timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, secret_hash)
);
CREATE INDEX visitor_links_oldest ON visitor_links (ends_at);
SELECT protect_tenant_table('visitor_links', 'SELECT, INSERT, UPDATE');

CREATE TABLE visitor_link_teachers (
  school_id uuid NOT NULL,
  link_id uuid NOT NULL,
  teacher_id uuid NOT NULL,
  PRIMARY KEY (school_id, link_id, teacher_id),
  FOREIGN KEY (school_id, link_id) REFERENCES visitor_links (school_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('visitor_link_teachers', 'SELECT, INSERT');

-- Every time somebody opened something by a link. Nobody changes a line; they go with their link.
CREATE TABLE visitor_link_openings (
  school_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  link_id uuid NOT NULL,
  at timestamptz NOT NULL,
  act text NOT NULL CHECK (act IN ('front', 'week', 'plan', 'paper')),
  -- Of what it was, as it is told; empty of the first page.
  about text NOT NULL CHECK (char_length(about) <= 400),
  teacher_id uuid,
  -- Of the network from which it was asked, as limits are counted by it.
  address text NOT NULL CHECK (char_length(address) <= 64),
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, link_id) REFERENCES visitor_links (school_id, id) ON DELETE CASCADE,
  CHECK ((act = 'front') = (teacher_id IS NULL))
);
CREATE INDEX visitor_link_openings_of ON visitor_link_openings (school_id, link_id, at, id);
SELECT protect_tenant_table('visitor_link_openings', 'SELECT, INSERT');
