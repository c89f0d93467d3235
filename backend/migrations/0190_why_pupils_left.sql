-- Why somebody has left, where a list or a person said so. It says something only while left_on stands: who is back, or leaves
-- anew without a word, may have an old one, so readers look at left_on first.
ALTER TABLE app.pupils ADD COLUMN left_for text CHECK (left_for IN ('quit', 'moved'));
