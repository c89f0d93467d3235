SET search_path = app;

-- Lessons beside which a promise of one date was kept, though both want the same person, class or room.
ALTER TABLE timetable_claims ADD COLUMN beside uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE timetable_claims ADD CHECK (on_day IS NOT NULL OR beside = '{}');
CREATE INDEX timetable_claims_of_day ON timetable_claims (school_id, on_day) WHERE on_day IS NOT NULL;
GRANT UPDATE (beside) ON timetable_claims TO app_tenant;
