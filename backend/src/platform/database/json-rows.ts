/** Rows for `jsonb_to_recordset`: a list is written by one statement. Half of a surrogate pair, which JSON of Postgres refuses, is told as the driver tells it in a text of its own. */
export function jsonRows(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
