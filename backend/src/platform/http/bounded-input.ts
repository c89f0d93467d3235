import { ValidationError } from '../errors/errors.js';

/** Far beyond what any form or provider sends, and little work to read. How long a list may be its DTO says. */
const DEEPEST = 32;
const MOST_KEYS = 200;
const LONGEST_KEY = 100;
/** Of a body whose route names no number of its own. */
export const MOST_OBJECTS = 10_000;

/**
 * Refuses JSON of a shape that costs more to read than to send, before it is read. What is no JSON at all is for
 * the parser to say.
 */
export function refuseBoundlessJson(text: string, mostObjects = MOST_OBJECTS): void {
  const open: { keys: number }[] = [];
  let objects = 0;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      length = end - at - 1;
      at = end;
    } else if (character === '{' || character === '[') {
      if (open.push({ keys: 0 }) > DEEPEST) throw refusal(`is nested deeper than ${DEEPEST}`);
      if (++objects > mostObjects) throw refusal(`has more than ${mostObjects} objects and lists`);
    } else if (character === '}' || character === ']') open.pop();
    else if (character === ':') countKey(open.at(-1), length);
  }
}

/** Outside of a text a colon follows a key and nothing else. */
function countKey(object: { keys: number } | undefined, length: number): void {
  if (length > LONGEST_KEY) throw refusal(`has a key longer than ${LONGEST_KEY}`);
  if (object && ++object.keys > MOST_KEYS) throw refusal(`has an object of more than ${MOST_KEYS} keys`);
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The same of a form or a query: `name=value` joined by `&`. */
export function refuseBoundlessPairs(text: string, field: 'body' | 'query'): void {
  const pairs = text.split('&', MOST_KEYS + 1);
  if (pairs.length > MOST_KEYS) throw refusal(`has more than ${MOST_KEYS} fields`, field);
  if (pairs.some((pair) => pair.split('=', 1).some((key) => key.length > LONGEST_KEY)))
    throw refusal(`has a key longer than ${LONGEST_KEY}`, field);
}

function refusal(message: string, field = 'body'): ValidationError {
  return new ValidationError([{ field, message }]);
}
