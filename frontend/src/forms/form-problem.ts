/** What keeps a form from being sent, at a part of its values (`name`, `contacts.1.email`) or with all of it. */
export type FormProblem = { field?: string; message: string };

/** What was said, and of which values. */
export type Complaint<Values> = { problems: readonly FormProblem[]; about: Values };

/** Undefined where the values have no such part. */
export function partOf(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return Object.entries(part).find(([name]) => name === key)?.[1];
  }, values);
}

/** A problem stands until the part that it is about is another. */
export function standingProblems<Values>(
  { problems, about }: Complaint<Values>,
  values: Values,
): readonly FormProblem[] {
  return problems.filter(({ field }) => !field || partOf(values, field) === partOf(about, field));
}

/** Of a table of rules, one for each field, what it says of these values. */
export function brokenRules<Values>(
  rules: Partial<Record<string, (values: Values) => string | undefined>>,
  values: Values,
): FormProblem[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const message = rule?.(values);
    return message ? [{ field, message }] : [];
  });
}
