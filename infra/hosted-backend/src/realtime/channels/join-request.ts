import { randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../http/json.ts';
import { type ChangeBinding, readChangeBindings } from '../changes/change-binding.ts';
import { isObject } from '../frames/is-object.ts';
import { isName } from '../limits.ts';
import { Refusal } from './refusal.ts';

const prefix = 'realtime:';

/** How a client wants its channel. */
export interface JoinRequest {
  subTopic: string;
  isPrivate: boolean;
  accessToken: string | undefined;
  /** Hears what it says itself. */
  self: boolean;
  /** Is told that a broadcast has arrived. */
  ack: boolean;
  presence: { enabled: boolean; key: string };
  changes: ChangeBinding[];
  /** The answer waits for the changes, and is a refusal where they are refused. */
  waitsForChanges: boolean;
}

/** @throws Refusal for a topic that is none */
export function readJoinRequest(topic: string, payload: JsonObject): JoinRequest {
  if (!topic.startsWith(prefix) || topic.length === prefix.length || !isName(topic)) {
    throw new Refusal('TopicNameRequired: You must provide a topic name');
  }
  const config = objectIn(payload.config);
  const broadcast = objectIn(config.broadcast);
  const presence = objectIn(config.presence);
  return {
    subTopic: topic.slice(prefix.length),
    isPrivate: config.private === true,
    accessToken: textIn(payload.access_token),
    self: broadcast.self === true,
    ack: broadcast.ack === true,
    presence: { enabled: presence.enabled !== false, key: textIn(presence.key) ?? randomUUID() },
    changes: readChangeBindings(config.postgres_changes),
    waitsForChanges: objectIn(config.postgres_changes_options).wait === true,
  };
}

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const textIn = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : undefined);
