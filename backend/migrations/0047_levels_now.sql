-- The level of each school at this very moment: of the newest boundary that has passed, whether or not a worker has seen
-- it, else as it was recorded. Whoever asks in SQL asks here; the clock is the one that tests freeze.
CREATE VIEW app.levels_now AS
SELECT s.school_id, coalesce(
  (SELECT b.level FROM app.subscription_boundaries b
    WHERE b.school_id = s.school_id AND b.at <= clock.now ORDER BY b.at DESC, b.rule LIMIT 1),
  s.recorded_level) AS level
FROM app.subscriptions s
CROSS JOIN (SELECT coalesce((SELECT frozen_at FROM app.business_clock), now()) AS now) clock;
GRANT SELECT ON app.levels_now TO app_system;

CREATE OR REPLACE VIEW reporting.school_access WITH (security_barrier) AS
SELECT school.school_id, allowed.access
FROM app.levels_now school JOIN app.level_access allowed ON allowed.level = school.level;
