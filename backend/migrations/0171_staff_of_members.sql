SET search_path = app;

-- Those who were members before persons were kept. Held, so that who leaves meanwhile is ended after they were written.
INSERT INTO staff (school_id, id, account_id, name, from_day, created_at, updated_at)
SELECT school_id, user_id, user_id, display_name, (joined_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date, now(), now()
FROM school_members
FOR KEY SHARE
ON CONFLICT DO NOTHING;
