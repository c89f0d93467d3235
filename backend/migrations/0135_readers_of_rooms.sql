SET search_path = app;

-- The plan that the topic of a room names, with the caller as the school has them now.
CREATE FUNCTION reporting.plan_of_room(topic text)
RETURNS TABLE (school_id uuid, plan_id uuid, author_id uuid, caller_id uuid, roles text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT plan.school_id, plan.id, plan.author_id, member.user_id, member.roles
  FROM reporting.my_schools mine
  JOIN app.school_members member ON member.school_id = mine.school_id
    AND member.user_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
    AND member.roles <> '{}'
  JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL
  WHERE mine.school_code = split_part(plan_of_room.topic, ':', 2)
    -- Anything else is the id of nothing, and is never cast.
    AND plan.id = CASE
      WHEN plan_of_room.topic ~ '^lesson-plan:[^:]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      THEN split_part(plan_of_room.topic, ':', 3)::uuid
    END
$$;
REVOKE EXECUTE ON FUNCTION reporting.plan_of_room(text) FROM PUBLIC;

-- Who verifies what was sent, in each step of the school, as it is today in its session: the supervision that says most,
-- as the product's own rule (supervisors-of.ts) has it, but that a deputy does not enter.
CREATE FUNCTION reporting.verifiers_of_sent(sent app.submitted_records)
RETURNS TABLE (step integer, supervisor_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  WITH today AS (
    SELECT (coalesce((SELECT frozen_at FROM app.business_clock), now()) AT TIME ZONE 'Asia/Kuala_Lumpur')::date AS day
  ), steps AS (
    SELECT coalesce((
      SELECT setting.value::integer FROM app.school_settings setting, today
      WHERE setting.school_id = (sent).school_id AND setting.key = 'verificationSteps' AND setting.from_day <= today.day
      ORDER BY setting.from_day DESC, setting.number DESC LIMIT 1), 1) AS count
  )
  SELECT DISTINCT ON (each.step) each.step, each.supervisor_id
  FROM app.supervisions each
  JOIN app.academic_years year ON year.school_id = each.school_id AND year.id = each.academic_year_id
    AND ((sent).content ->> 'date')::date BETWEEN year.first_day AND year.last_day
  CROSS JOIN today CROSS JOIN steps
  WHERE each.school_id = (sent).school_id AND each.deleted_at IS NULL AND each.step <= steps.count
    AND least(greatest(today.day, year.first_day), year.last_day)
      BETWEEN each.from_day AND coalesce(each.to_day, 'infinity')
    AND each.supervisor_id <> (sent).author_id
    AND (each.teacher_id IS NULL OR each.teacher_id = (sent).author_id)
    AND (each.subject_id IS NULL OR each.subject_id = (sent).subject_id)
  ORDER BY each.step, each.teacher_id IS NULL, each.subject_id IS NULL
$$;
REVOKE EXECUTE ON FUNCTION reporting.verifiers_of_sent(app.submitted_records) FROM PUBLIC;

-- Who may hear a room, and show there that they are in it: whoever may read the plan. Its author; once it was sent, whoever
-- administers the school and who verifies it, in the second step once the first is done. Before, nobody else.
CREATE OR REPLACE FUNCTION reporting.may_enter_room(topic text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT EXISTS (
    SELECT FROM reporting.plan_of_room(may_enter_room.topic) plan
    LEFT JOIN LATERAL (
      SELECT record FROM app.submitted_records record
      WHERE record.school_id = plan.school_id AND record.kind = 'lesson_plan' AND record.record_id = plan.plan_id
        AND record.withdrawn_at IS NULL
      ORDER BY record.sent_at DESC, record.record_version DESC, record.id LIMIT 1
    ) latest ON true
    WHERE plan.author_id = plan.caller_id
      OR (latest.record).id IS NOT NULL AND (
        plan.roles && ARRAY['admin', 'main_admin']
        OR 'supervisor' = ANY (plan.roles) AND EXISTS (
          SELECT FROM reporting.verifiers_of_sent(latest.record) verifier
          WHERE verifier.supervisor_id = plan.caller_id AND (
            verifier.step = 1
            OR EXISTS (
              SELECT FROM app.verdicts given
              WHERE given.school_id = plan.school_id AND given.submitted_id = (latest.record).id AND given.step = 1
                AND given.verdict = 'verified' AND given.taken_back_at IS NULL
            )
          )
        )
      )
  )
$$;

-- Who may say something in a room: that one is there, whoever hears it; anything else, the author of the plan alone.
CREATE FUNCTION reporting.may_write_in_room(topic text, extension text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT CASE may_write_in_room.extension
    WHEN 'presence' THEN reporting.may_enter_room(may_write_in_room.topic)
    WHEN 'broadcast' THEN EXISTS (
      SELECT FROM reporting.plan_of_room(may_write_in_room.topic) plan WHERE plan.author_id = plan.caller_id)
    ELSE false
  END
$$;
REVOKE EXECUTE ON FUNCTION reporting.may_write_in_room(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.may_write_in_room(text, text) TO authenticated;
