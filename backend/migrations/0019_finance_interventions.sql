SET search_path = app;

-- What is called off before it began has lasted no time at all.
ALTER TABLE subscription_facts
  DROP CONSTRAINT subscription_facts_check,
  ADD CONSTRAINT subscription_facts_interval_check CHECK (until >= at);

-- The audit is read by person and by action too.
CREATE INDEX operation_audit_of_actor ON operation_audit (actor_email, id DESC);
CREATE INDEX operation_audit_of_action ON operation_audit (action, id DESC);

-- Why payments failed lately, over all schools.
CREATE INDEX payment_facts_failed ON payment_facts (occurred_at) WHERE kind = 'payment-failed';
