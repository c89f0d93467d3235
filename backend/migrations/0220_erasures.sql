SET search_path = app;

-- Who has been erased, by numbers that lead to nobody, so that no backup of before brings anybody back: what stands here is
-- told to a folder that outlives the machine, and what stands there and not here is erased again.
CREATE TABLE erasures (
  person_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'pupil')),
  of_school uuid CHECK ((of_school IS NOT NULL) = (kind = 'pupil')),
  erased_at timestamptz NOT NULL,
  -- Null while something of it is still to be done.
  done_at timestamptz,
  -- Null until it stands in that folder.
  told_at timestamptz
);
CREATE INDEX erasures_by_age ON erasures (erased_at);
CREATE INDEX erasures_open ON erasures (erased_at) WHERE done_at IS NULL OR told_at IS NULL;
SELECT protect_system_table('erasures');
