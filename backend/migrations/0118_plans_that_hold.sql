SET search_path = app;

-- The row of subscription_plans that holds now, beside the level and the end of coverage: what finance adds up over all
-- schools is then one table read once. `plan_until`: from when on another row holds, or the row is to be looked up, as
-- for every school until its first writing. `plan_version`: of which version of the facts it is.
ALTER TABLE subscriptions
  ADD COLUMN bought_plan_code text,
  ADD COLUMN bought_term_months integer,
  ADD COLUMN bought_at timestamptz,
  ADD COLUMN renewal_plan_code text,
  ADD COLUMN renewal_term_months integer,
  ADD COLUMN plan_version integer,
  ADD COLUMN plan_until timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX IF NOT EXISTS subscriptions_plan_until ON subscriptions (plan_until);

-- An older release changes facts and knows nothing of these columns.
CREATE FUNCTION forget_plan_that_holds() RETURNS trigger LANGUAGE plpgsql SET search_path = app AS $$
BEGIN
  NEW.plan_until := '-infinity';
  RETURN NEW;
END
$$;
CREATE TRIGGER forget_plan BEFORE UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.facts_version <> NEW.facts_version AND NEW.plan_version IS DISTINCT FROM NEW.facts_version)
  EXECUTE FUNCTION forget_plan_that_holds();

-- Who was asked to pay since a day.
CREATE INDEX IF NOT EXISTS notifications_asking ON notifications (created_at) WHERE kind = 'subscription' AND action_required;
