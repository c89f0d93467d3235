/** What a committed change is about. What is told is a key: a school's id mostly, or what its definition says. */
export type ChangeTopic = Readonly<{ name: string }>;

const defined = new Set<string>();

/** Stands in the module whose rows change. Triggers tell it under the same name. */
export function defineTopic(name: string): ChangeTopic {
  if (defined.has(name)) throw new Error(`The topic ${name} is defined twice.`);
  defined.add(name);
  return Object.freeze({ name });
}

const live = new Set<string>();

/** One whose keys are schools, and which their open pages are told of by its name alone: they ask anew for what they
 * show of it, each as its person may. */
export function defineLiveTopic(name: string): ChangeTopic {
  live.add(name);
  return defineTopic(name);
}

/** Ordered by the alphabet. */
export function liveTopicNames(): string[] {
  return [...live].sort();
}
