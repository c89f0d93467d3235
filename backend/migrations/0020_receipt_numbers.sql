SET search_path = app;

-- A receipt takes its number as its transaction commits. Gap-free numbers come from one counter for all schools,
-- which whoever counts on holds until the end: held through a whole payment it let only one be recorded at a time.
ALTER TABLE receipts ALTER COLUMN number DROP NOT NULL;
CREATE FUNCTION number_receipt() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = app AS $$
BEGIN
  UPDATE receipts SET number = next_document_number(
    'RES', extract(year FROM NEW.issued_at AT TIME ZONE 'Asia/Kuala_Lumpur')::integer)
  WHERE id = NEW.id;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION number_receipt FROM PUBLIC;
CREATE CONSTRAINT TRIGGER number_at_commit AFTER INSERT ON receipts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION number_receipt();
