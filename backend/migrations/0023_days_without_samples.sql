-- A sample shows how a plan looks; no figure of a school counts it before somebody has edited it.
CREATE OR REPLACE VIEW reporting.lesson_plan_days WITH (security_barrier) AS
SELECT mine.school_code, plan.date, count(*)::integer AS lesson_plans,
  count(DISTINCT plan.author_id)::integer AS teachers
FROM reporting.my_schools mine
JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL AND plan.sample IS NULL
WHERE mine.role <> 'teacher'
GROUP BY mine.school_code, plan.date;
