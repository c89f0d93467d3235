SET search_path = app;

ALTER TABLE lesson_plans VALIDATE CONSTRAINT lesson_plans_lesson_number_check;
ALTER TABLE lesson_plans VALIDATE CONSTRAINT lesson_plans_slot;
