SET search_path = app;

-- As it was, but that the topic of a room is told from the topic of a plan, which the name alone has meant since plans
-- have one.
CREATE OR REPLACE FUNCTION reporting.may_enter_room(topic text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT EXISTS (
    SELECT FROM reporting.my_schools mine
    JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL
    WHERE mine.school_code = split_part(may_enter_room.topic, ':', 2)
      -- Anything else is the id of nothing, and is never cast.
      AND plan.id = CASE
        WHEN may_enter_room.topic ~ '^lesson-plan:[^:]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        THEN split_part(may_enter_room.topic, ':', 3)::uuid
      END
      AND (
        mine.role <> 'teacher'
        OR plan.author_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
      )
  )
$$;
