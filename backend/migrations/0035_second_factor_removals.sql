SET search_path = app;

-- An administrator helps a member who lost their second factor; the record says why.
ALTER TABLE membership_log DROP CONSTRAINT membership_log_action_check;
ALTER TABLE membership_log ADD CONSTRAINT membership_log_action_check CHECK (action IN (
  'invited', 'invitation_renewed', 'invitation_revoked', 'joined', 'role_changed', 'removed',
  'second_factor_removed'));
ALTER TABLE membership_log ADD COLUMN reason text CHECK (length(reason) <= 500);
