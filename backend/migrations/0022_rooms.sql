-- Who may enter a private room of the hosted backend's realtime service: asked there with the caller's claims, which
-- only the server that verified the token sets. A room `lesson-plan:<school code>:<plan id>` is for those who may see
-- the plan: its author, and those who supervise.
CREATE FUNCTION reporting.may_enter_room(topic text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT EXISTS (
    SELECT FROM reporting.my_schools mine
    JOIN app.lesson_plans plan ON plan.school_id = mine.school_id AND plan.deleted_at IS NULL
    WHERE mine.school_code = split_part(topic, ':', 2)
      -- Anything else is the id of nothing, and is never cast.
      AND plan.id = CASE
        WHEN topic ~ '^lesson-plan:[^:]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        THEN split_part(topic, ':', 3)::uuid
      END
      AND (
        mine.role <> 'teacher'
        OR plan.author_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
      )
  )
$$;
REVOKE EXECUTE ON FUNCTION reporting.may_enter_room(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reporting.may_enter_room(text) TO authenticated;
