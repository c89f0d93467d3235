SET search_path = app;

-- An Admin Utama offers the role to somebody of the school, who confirms it or does not. One offer at a time.
CREATE TABLE main_admin_transfers (
  school_id uuid PRIMARY KEY REFERENCES schools ON DELETE CASCADE,
  holder_id uuid NOT NULL,
  receiver_id uuid NOT NULL CHECK (receiver_id <> holder_id),
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (school_id, holder_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, receiver_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('main_admin_transfers', 'SELECT, INSERT, UPDATE, DELETE');
