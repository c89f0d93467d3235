SET search_path = app;

-- What somebody may do for the school beside their roles, from one day to another or until it is taken.
CREATE TABLE duties (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  duty text NOT NULL CHECK (duty IN (
    'timetable', 'calendar', 'pupils', 'absences', 'assessments', 'panel_head')),
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  given_by uuid NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, user_id, duty),
  FOREIGN KEY (school_id, user_id) REFERENCES school_members (school_id, user_id) ON DELETE CASCADE
);
SELECT protect_tenant_table('duties', 'SELECT, INSERT, UPDATE, DELETE');
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON duties
  FOR EACH ROW EXECUTE FUNCTION announce_change('membership');

ALTER TABLE membership_log DROP CONSTRAINT membership_log_action_check;
ALTER TABLE membership_log ADD CONSTRAINT membership_log_action_check CHECK (action IN (
  'invited', 'invitation_renewed', 'invitation_revoked', 'joined', 'role_changed', 'removed',
  'second_factor_removed', 'duty_given', 'duty_taken'));
ALTER TABLE membership_log
  ADD COLUMN duty text,
  ADD COLUMN duty_from date,
  ADD COLUMN duty_to date,
  ADD CHECK ((duty IS NOT NULL) = (action IN ('duty_given', 'duty_taken')));
