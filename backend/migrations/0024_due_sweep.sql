SET search_path = app;

-- Announces every school whose rows a statement wrote. NOTIFY carries less than 8,000 bytes, so 200 ids at a time.
CREATE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('app_changes', TG_ARGV[0] || ':' || ids)
  FROM (
    SELECT string_agg(school_id::text, ',') AS ids
    FROM (SELECT school_id, row_number() OVER () AS nth FROM changed) numbered
    GROUP BY nth / 200
  ) message;
  RETURN NULL;
END
$$;
DROP TRIGGER announce ON subscriptions;
CREATE TRIGGER announce_made AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('subscription');
CREATE TRIGGER announce_changed AFTER UPDATE ON subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('subscription');

-- Schools and their subscriptions are never deleted. Transitions and notices name a school whose subscription the
-- writer holds, or whose own rows it has just read; looking each up again, and locking it, cost a quarter of the sweep.
REVOKE DELETE ON schools, subscriptions FROM app_system;
ALTER TABLE subscription_transitions DROP CONSTRAINT subscription_transitions_school_id_fkey;
ALTER TABLE subscription_notices_due DROP CONSTRAINT subscription_notices_due_school_id_fkey;

-- What makes a transition one of its kind is its key: one index to write instead of two.
ALTER TABLE subscription_transitions
  DROP COLUMN id,
  DROP CONSTRAINT subscription_transitions_school_id_effective_at_rule_facts__key,
  ADD PRIMARY KEY (school_id, effective_at, rule, facts_version);

-- Most boundaries fall on the same midnight; within it the sweep goes from school to school in the order of the keys
-- that it writes.
DROP INDEX subscription_boundaries_due;
CREATE INDEX subscription_boundaries_due ON subscription_boundaries (at, school_id);
