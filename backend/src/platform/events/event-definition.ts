/** The name of something that happened, and by its type what is told: ids and values only. */
export type EventDefinition<Payload> = Readonly<{ name: string; payload?: Payload }>;

const defined = new Map<string, EventDefinition<unknown>>();

export function defineEvent<Payload>(name: string): EventDefinition<Payload> {
  if (defined.has(name)) throw new Error(`The event ${name} is defined twice.`);
  const definition: EventDefinition<Payload> = Object.freeze({ name });
  defined.set(name, definition);
  return definition;
}

export function definedEvents(): readonly EventDefinition<unknown>[] {
  return [...defined.values()];
}
