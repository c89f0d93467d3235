SET search_path = app;

-- What a plan says beside its three texts. The code before leaves it empty.
ALTER TABLE lesson_plans
  ADD topic text NOT NULL DEFAULT '' CHECK (char_length(topic) <= 300),
  ADD content_standards text[] NOT NULL DEFAULT '{}' CHECK (cardinality(content_standards) <= 20),
  ADD learning_standards text[] NOT NULL DEFAULT '{}' CHECK (cardinality(learning_standards) <= 20),
  ADD success_criteria text NOT NULL DEFAULT '' CHECK (char_length(success_criteria) <= 2000),
  ADD pedagogy text NOT NULL DEFAULT '' CHECK (char_length(pedagogy) <= 2000),
  ADD thinking text NOT NULL DEFAULT '' CHECK (char_length(thinking) <= 2000),
  ADD cross_curricular text NOT NULL DEFAULT '' CHECK (char_length(cross_curricular) <= 2000),
  ADD moral_values text NOT NULL DEFAULT '' CHECK (char_length(moral_values) <= 2000),
  ADD resources text NOT NULL DEFAULT '' CHECK (char_length(resources) <= 2000),
  ADD assessment text NOT NULL DEFAULT '' CHECK (char_length(assessment) <= 2000),
  ADD target_level smallint CHECK (target_level BETWEEN 1 AND 6),
  ADD enrichment text NOT NULL DEFAULT '' CHECK (char_length(enrichment) <= 2000),
  ADD remediation text NOT NULL DEFAULT '' CHECK (char_length(remediation) <= 2000);

-- For which lesson a plan was made: the n-th of a set in the week that begins on a day. It stays with a plan whose set
-- is named otherwise or goes, and with a deleted one, so that no lesson is planned a second time unasked.
ALTER TABLE lesson_plans
  ADD slot_set_id uuid,
  ADD slot_week date,
  ADD slot_number smallint CHECK (slot_number BETWEEN 1 AND 200),
  -- Made for its author, who has not looked at it yet.
  ADD is_unseen boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT lesson_plans_slot CHECK (num_nulls(slot_set_id, slot_week, slot_number) IN (0, 3));
CREATE UNIQUE INDEX lesson_plans_of_slot ON lesson_plans (school_id, author_id, slot_week, slot_set_id, slot_number)
  WHERE slot_set_id IS NOT NULL;
