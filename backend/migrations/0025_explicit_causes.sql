SET search_path = app;

-- Events are processed many at a time, so what a transaction works on is no longer one of them: whoever writes what
-- follows from an event names it.
DROP TRIGGER keep_change ON subscriptions;
DROP FUNCTION keep_subscription_change;
ALTER TABLE payment_facts ALTER COLUMN caused_by DROP DEFAULT;
ALTER TABLE subscription_transitions ALTER COLUMN caused_by DROP DEFAULT;
ALTER TABLE subscription_changes ALTER COLUMN caused_by DROP DEFAULT;
DROP FUNCTION current_cause;
