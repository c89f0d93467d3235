SET search_path = app;

ALTER TABLE lesson_plans VALIDATE CONSTRAINT lesson_plans_moved;
