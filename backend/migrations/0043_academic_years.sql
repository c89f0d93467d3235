SET search_path = app;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

-- The sessions of a school. Which is the current one follows from the day; they never overlap.
CREATE TABLE academic_years (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day > first_day),
  opened_at timestamptz,
  closed_at timestamptz,
  closed_by uuid,
  close_reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, name),
  EXCLUDE USING gist (school_id WITH =, daterange(first_day, last_day, '[]') WITH &&),
  CHECK (num_nulls(closed_at, closed_by, close_reason) IN (0, 3)),
  CHECK (closed_at IS NULL OR opened_at IS NOT NULL)
);
SELECT protect_tenant_table('academic_years', 'SELECT, INSERT, UPDATE, DELETE');

-- Every school works in 2026: in Kedah, Kelantan and Terengganu from Sunday on, elsewhere from Monday.
INSERT INTO academic_years (school_id, id, name, first_day, last_day, opened_at, created_at, updated_at)
SELECT schools.id, gen_random_uuid(), '2026',
  CASE WHEN state IN ('02', '03', '11') THEN date '2026-01-11' ELSE date '2026-01-12' END,
  CASE WHEN state IN ('02', '03', '11') THEN date '2026-12-03' ELSE date '2026-12-04' END,
  now(), now(), now()
FROM schools LEFT JOIN school_profiles ON school_profiles.school_id = schools.id;

-- For tables with academic_year_id: what stands in a closed year is changed by nobody. Erasure and retention say what
-- they are for the length of their transaction: SET LOCAL app.closed_year = 'erasure'.
CREATE FUNCTION refuse_closed_year() RETURNS trigger LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  touched app.academic_years;
BEGIN
  IF current_setting('app.closed_year', true) IN ('erasure', 'retention') THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  -- FOR SHARE: a closing waits for the writes that go on, and those that come after it see it.
  FOR touched IN
    SELECT * FROM academic_years
    WHERE school_id IN (NEW.school_id, OLD.school_id) AND id IN (NEW.academic_year_id, OLD.academic_year_id)
    FOR SHARE
  LOOP
    IF touched.closed_at IS NOT NULL THEN
      RAISE EXCEPTION 'The academic year % is closed.', touched.name USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  RETURN coalesce(NEW, OLD);
END
$$;
