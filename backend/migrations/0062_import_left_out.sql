SET search_path = app;

-- Rows of a file that a run left out, sealed, for as long as the run can be undone: they are mended and imported again.
ALTER TABLE imports ADD COLUMN left_out bytea,
  ADD CONSTRAINT imports_left_out_check CHECK (left_out IS NULL OR made IS NOT NULL);
