import type { Json, JsonObject } from '../../http/json.ts';
import { Refusal } from '../channels/refusal.ts';
import { isObject } from '../frames/is-object.ts';
import { type Condition, readConditions } from './change-filter.ts';

const events: Json[] = ['*', 'INSERT', 'UPDATE', 'DELETE'];
const mostBindings = 20;
let lastId = 0;

/** What a client asks to be told of. */
export interface ChangeBinding {
  id: number;
  event: string;
  schema: string;
  /** All declared tables of the schema where it is absent. */
  table: string | undefined;
  conditions: Condition[];
  select: string[] | undefined;
  /** As the client sent it; it compares what comes back. */
  given: JsonObject;
}

/** @throws Refusal for what nobody can be told of */
export function readChangeBindings(given: Json | undefined): ChangeBinding[] {
  if (!Array.isArray(given)) return [];
  if (given.length > mostBindings) throw notSubscribed('too many of them');
  return given.map(readBinding);
}

function readBinding(given: Json): ChangeBinding {
  if (!isObject(given)) throw notSubscribed('one is not an object');
  const { event = '*', schema = 'public', table, filter, select } = given;
  if (typeof event !== 'string' || !events.includes(event)) throw notSubscribed('the event is unknown');
  if (typeof schema !== 'string') throw notSubscribed('the schema is not a name');
  lastId += 1;
  return {
    id: lastId,
    event,
    schema,
    table: typeof table === 'string' && table !== '*' ? table : undefined,
    conditions: typeof filter === 'string' && filter !== '' ? readConditions(filter) : [],
    select: Array.isArray(select) ? select.filter((name) => typeof name === 'string') : undefined,
    given,
  };
}

export const notSubscribed = (reason: string) =>
  new Refusal(
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${reason}`,
  );
