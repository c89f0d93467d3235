-- As a lesson is recognised: two letters on one of ten hues. Null where a release has kept the subject that knew neither.
ALTER TABLE app.subjects
  ADD COLUMN mark text CHECK (char_length(mark) BETWEEN 1 AND 2),
  ADD COLUMN hue smallint CHECK (hue BETWEEN 0 AND 9);

UPDATE app.subjects AS subject
SET mark = usual.mark, hue = usual.hue
FROM (VALUES
  ('BM', 'BM', 0), ('SEJ', 'SJ', 1), ('RBT', 'RB', 2), ('BC', 'BC', 2), ('BT', 'BT', 2), ('PJ', 'PJ', 3),
  ('PK', 'PK', 3), ('SN', 'SN', 4), ('PI', 'PI', 5), ('PM', 'PM', 5), ('MT', 'MT', 6), ('BI', 'BI', 7),
  ('PSV', 'SV', 8), ('MZ', 'MZ', 9), ('GEO', 'GE', 9)
) AS usual (code, mark, hue)
WHERE upper(subject.code) = usual.code AND subject.deleted_at IS NULL;

-- Two letters of the code, where no other subject of the school has them; of several such the first by code.
WITH proposed AS (
  SELECT DISTINCT ON (school_id, left(upper(code), 2))
    school_id, id, left(upper(code), 2) AS mark,
    (row_number() OVER (PARTITION BY school_id ORDER BY upper(code)) % 10)::smallint AS hue
  FROM app.subjects
  WHERE mark IS NULL AND deleted_at IS NULL
  ORDER BY school_id, left(upper(code), 2), upper(code)
)
UPDATE app.subjects AS subject
SET mark = proposed.mark, hue = proposed.hue
FROM proposed
WHERE subject.school_id = proposed.school_id AND subject.id = proposed.id
  AND NOT EXISTS (
    SELECT FROM app.subjects AS other
    WHERE other.school_id = proposed.school_id AND other.deleted_at IS NULL AND upper(other.mark) = proposed.mark
  );
