-- Read models over schools, for members who read their own school's figures with their own token through the
-- hosted backend's /rest/v1. The views run as their owner and hold back by the caller's claims, which only the
-- server that verified the token sets. Nothing else of the product is readable that way.
CREATE SCHEMA reporting;

CREATE VIEW reporting.my_schools WITH (security_barrier) AS
SELECT school.id AS school_id, school.code AS school_code, school.name AS school_name, member.role, member.joined_at
FROM app.school_members member
JOIN app.schools school ON school.id = member.school_id
WHERE member.user_id = (
  SELECT (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
);

CREATE VIEW reporting.school_people WITH (security_barrier) AS
SELECT mine.school_code, member.role, count(*)::integer AS people
FROM reporting.my_schools mine
JOIN app.school_members member ON member.school_id = mine.school_id
GROUP BY mine.school_code, member.role;

-- Of those who read the school's plans; a teacher's own days are on their screens.
CREATE VIEW reporting.lesson_plan_days WITH (security_barrier) AS
SELECT mine.school_code, plan.date, count(*)::integer AS lesson_plans,
  count(DISTINCT plan.author_id)::integer AS teachers
FROM reporting.my_schools mine
JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL
WHERE mine.role <> 'teacher'
GROUP BY mine.school_code, plan.date;

-- The hosted backend's role for who is signed in. Where the cluster has none yet, the one who migrates makes it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN
    CREATE ROLE authenticated NOLOGIN NOINHERIT;
    GRANT authenticated TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
GRANT USAGE ON SCHEMA reporting TO authenticated;
GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO authenticated;
