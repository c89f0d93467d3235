SET search_path = app;

-- Persons of a school, with an account or without. Who joins with an account that is nobody's yet has its id as theirs, so
-- that what names members names persons.
CREATE TABLE staff (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  code text CHECK (char_length(code) BETWEEN 1 AND 20),
  from_day date NOT NULL,
  to_day date CHECK (to_day >= from_day),
  account_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (school_id, id)
);
CREATE UNIQUE INDEX staff_of_account ON staff (account_id, school_id) WHERE account_id IS NOT NULL;
SELECT protect_tenant_table('staff', 'SELECT, INSERT, UPDATE');

-- By the database, so that the release before, which knows no persons, makes and ends them too. Who leaves stays a person,
-- and is found again when they return.
CREATE FUNCTION follow_membership() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE today date := (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date;
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE staff SET to_day = greatest(from_day, least(to_day, today)), version = version + 1, updated_at = now()
    WHERE school_id = OLD.school_id AND account_id = OLD.user_id;
    RETURN NULL;
  END IF;
  UPDATE staff SET name = NEW.display_name, version = version + 1, updated_at = now(),
    to_day = CASE WHEN TG_OP = 'UPDATE' THEN to_day END,
    deleted_at = CASE WHEN TG_OP = 'UPDATE' THEN deleted_at END
  WHERE school_id = NEW.school_id AND account_id = NEW.user_id;
  IF NOT FOUND THEN
    INSERT INTO staff (school_id, id, account_id, name, from_day, created_at, updated_at)
    VALUES (NEW.school_id, NEW.user_id, NEW.user_id, NEW.display_name,
      (NEW.joined_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date, now(), now())
    ON CONFLICT (school_id, id) DO UPDATE
      SET account_id = NEW.user_id, name = NEW.display_name, version = staff.version + 1, updated_at = now(),
        to_day = NULL, deleted_at = NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER follow_membership AFTER INSERT OR DELETE ON school_members
  FOR EACH ROW EXECUTE FUNCTION follow_membership();
CREATE TRIGGER follow_name AFTER UPDATE ON school_members
  FOR EACH ROW WHEN (OLD.display_name <> NEW.display_name) EXECUTE FUNCTION follow_membership();

-- Who has no account any more has left: an erasure takes the account before the membership.
CREATE FUNCTION end_without_account() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
BEGIN
  NEW.to_day := greatest(NEW.from_day, least(NEW.to_day, (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date));
  RETURN NEW;
END
$$;
CREATE TRIGGER end_without_account BEFORE UPDATE ON staff
  FOR EACH ROW WHEN (OLD.account_id IS NOT NULL AND NEW.account_id IS NULL) EXECUTE FUNCTION end_without_account();

-- The person as whom the invited signs in.
ALTER TABLE invitations ADD COLUMN person_id uuid,
  ADD FOREIGN KEY (school_id, person_id) REFERENCES staff (school_id, id);
