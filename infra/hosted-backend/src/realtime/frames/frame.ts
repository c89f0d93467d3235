import type { Json, JsonObject } from '../../http/json.ts';
import { isObject } from './is-object.ts';

export type Vsn = '1.0.0' | '2.0.0';

/** A message of the Phoenix protocol. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: JsonObject;
}

/** @throws SyntaxError for anything else than a frame */
export function readFrame(vsn: Vsn, text: string): Frame {
  const parsed: Json = JSON.parse(text);
  const [joinRef, ref, topic, event, payload] = vsn === '1.0.0' ? partsOfObject(parsed) : partsOfList(parsed);
  if (typeof topic !== 'string' || typeof event !== 'string') throw new SyntaxError('not a frame');
  return {
    joinRef: refOf(joinRef),
    ref: refOf(ref),
    topic,
    event,
    payload: isObject(payload) ? payload : {},
  };
}

export function writeFrame(vsn: Vsn, { joinRef, ref, topic, event, payload }: Frame): string {
  if (vsn === '1.0.0') return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

const partsOfList = (value: Json) => (Array.isArray(value) ? value : []);

const partsOfObject = (value: Json) =>
  isObject(value) ? [value.join_ref, value.ref, value.topic, value.event, value.payload] : [];

const refOf = (value: Json | undefined) => (typeof value === 'string' ? value : null);
