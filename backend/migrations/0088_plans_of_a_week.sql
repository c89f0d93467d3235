SET search_path = app;

-- A week is told with the plans that were deleted in it, of which `lesson_plans_of_author` knows nothing.
CREATE INDEX lesson_plans_of_days ON lesson_plans (school_id, author_id, date);
