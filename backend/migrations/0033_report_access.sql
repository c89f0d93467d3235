-- What each level allows, written by the product at every start from the one table it has: views over a school's figures
-- ask here, so that SQL holds no rule.
CREATE TABLE level_access (
  level text NOT NULL CHECK (level IN ('none', 'grace_period', 'limited', 'locked')),
  access text NOT NULL,
  PRIMARY KEY (level, access)
);
SELECT protect_system_table('level_access');

-- What a school may do at this very moment. The level from each boundary on was recorded when the facts changed; one that
-- has passed counts whether or not a worker has seen it.
CREATE VIEW reporting.school_access WITH (security_barrier) AS
WITH clock AS (SELECT coalesce((SELECT frozen_at FROM app.business_clock), now()) AS now)
SELECT s.school_id, allowed.access
FROM app.subscriptions s
CROSS JOIN clock
JOIN app.level_access allowed ON allowed.level = coalesce(
  (SELECT b.level FROM app.subscription_boundaries b
    WHERE b.school_id = s.school_id AND b.at <= clock.now ORDER BY b.at DESC, b.rule LIMIT 1),
  s.recorded_level
);

CREATE OR REPLACE VIEW reporting.my_schools WITH (security_barrier) AS
SELECT school.id AS school_id, school.code AS school_code, school.name AS school_name, member.role, member.joined_at,
  EXISTS (
    SELECT FROM reporting.school_access open WHERE open.school_id = member.school_id AND open.access = 'viewReports'
  ) AS may_view_reports
FROM app.school_members member
JOIN app.schools school ON school.id = member.school_id
WHERE member.user_id = (
  SELECT (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
);

CREATE OR REPLACE VIEW reporting.school_people WITH (security_barrier) AS
SELECT mine.school_code, member.role, count(*)::integer AS people
FROM reporting.my_schools mine
JOIN app.school_members member ON member.school_id = mine.school_id
WHERE mine.may_view_reports
GROUP BY mine.school_code, member.role;

CREATE OR REPLACE VIEW reporting.lesson_plan_days WITH (security_barrier) AS
SELECT mine.school_code, plan.date, count(*)::integer AS lesson_plans,
  count(DISTINCT plan.author_id)::integer AS teachers
FROM reporting.my_schools mine
JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL AND plan.sample IS NULL
WHERE mine.role <> 'teacher' AND mine.may_view_reports
GROUP BY mine.school_code, plan.date;
