import { badJson, validationFailed } from '../auth/auth-error.ts';
import type { Json, JsonObject } from './json.ts';

const deepest = 32;
const mostKeys = 200;

/** Bodies are read as JSON whatever their declared type, as the real auth server does. */
export function parseJsonBody(text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  const body = parse(text);
  refuseUnstorable(body, 0);
  return body;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw badJson('invalid syntax');
  }
}

/** Postgres stores neither NUL nor half a surrogate pair; depth guards the recursions after this one. */
function refuseUnstorable(value: Json, depth: number): void {
  if (typeof value === 'string') refuseText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepest) throw validationFailed('The request body is nested too deeply');
  if (!Array.isArray(value) && hasTooManyKeys(value)) throw validationFailed('An object has too many keys');
  for (const [key, item] of Object.entries(value)) {
    refuseText(key);
    refuseUnstorable(item, depth + 1);
  }
}

/** Stops counting there: the list of all keys costs more than they did to send. */
function hasTooManyKeys(value: JsonObject): boolean {
  let keys = 0;
  for (const _key in value) if (++keys > mostKeys) return true;
  return false;
}

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw validationFailed('The request body holds text that cannot be stored');
  }
}

export function bodyObject(body: unknown): JsonObject {
  if (body === undefined) throw badJson('unexpected end of JSON input');
  if (!isJsonObject(body)) throw badJson('an object is expected');
  return body;
}

/** An absent field, null and the empty string are the same to the clients. */
export function textField(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw badJson(`${name} is not a string`);
  return value;
}

export function flagField(body: JsonObject, name: string): boolean {
  const value = body[name];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw badJson(`${name} is not a boolean`);
  return value;
}

export function objectField(body: JsonObject, name: string): JsonObject | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isJsonObject(value)) throw badJson(`${name} is not an object`);
  return value;
}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
