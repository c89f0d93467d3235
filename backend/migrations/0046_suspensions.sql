SET search_path = app;

-- Somebody who may not enter the school from one day to another, or until they return. What is theirs stays.
CREATE TABLE suspensions (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  reason text NOT NULL,
  suspended_by uuid NOT NULL,
  suspended_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, user_id),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('suspensions', 'SELECT, INSERT, UPDATE, DELETE');
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON suspensions
  FOR EACH ROW EXECUTE FUNCTION announce_change('membership');

-- The last day on which somebody opened the school's pages. Apart from the membership, whose changes are announced.
CREATE TABLE last_entries (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  entered_on date NOT NULL,
  PRIMARY KEY (school_id, user_id),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('last_entries', 'SELECT, INSERT, UPDATE');

ALTER TABLE membership_log DROP CONSTRAINT membership_log_action_check;
ALTER TABLE membership_log ADD CONSTRAINT membership_log_action_check CHECK (action IN (
  'invited', 'invitation_renewed', 'invitation_revoked', 'joined', 'role_changed', 'removed',
  'second_factor_removed', 'duty_given', 'duty_taken', 'suspended', 'returned'));

-- Figures and rooms of the hosted backend are as shut as the school's pages.
CREATE OR REPLACE VIEW reporting.my_schools WITH (security_barrier) AS
SELECT school.id AS school_id, school.code AS school_code, school.name AS school_name, member.role, member.joined_at,
  EXISTS (
    SELECT FROM reporting.school_access open WHERE open.school_id = member.school_id AND open.access = 'viewReports'
  ) AS may_view_reports
FROM app.school_members member
JOIN app.schools school ON school.id = member.school_id
WHERE member.user_id = (
  SELECT (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
)
AND NOT EXISTS (
  SELECT FROM app.suspensions away
  WHERE away.school_id = member.school_id AND away.user_id = member.user_id
    AND (coalesce((SELECT frozen_at FROM app.business_clock), now()) AT TIME ZONE 'Asia/Kuala_Lumpur')::date
      BETWEEN away.from_day AND coalesce(away.to_day, 'infinity')
);
