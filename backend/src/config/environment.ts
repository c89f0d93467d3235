/** The one reader of the process environment. */
export function environment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
