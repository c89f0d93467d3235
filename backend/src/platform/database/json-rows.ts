/**
 * Rows for `jsonb_to_recordset`: a list is written by one statement. JSON of Postgres refuses half of a surrogate pair: it
 * becomes what the driver makes of it in a text of its own.
 */
export function jsonRows(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
