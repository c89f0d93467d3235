/** What a committed change is about. What is told is a key: a school's id mostly, or what its definition says. */
export type ChangeTopic = Readonly<{ name: string }>;

const defined = new Set<string>();

/** Stands in the module whose rows change. Triggers tell it under the same name. */
export function defineTopic(name: string): ChangeTopic {
  if (defined.has(name)) throw new Error(`The topic ${name} is defined twice.`);
  defined.add(name);
  return Object.freeze({ name });
}
