-- outside a transaction: nobody waits for it
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS lesson_plans_of_lesson
  ON app.lesson_plans (school_id, author_id, slot_week, slot_set_id, lesson_number) WHERE lesson_number IS NOT NULL;
