import { traced } from './tracing.js';

const MAX_TEXT = 2_000;

/** The text of a statement holds no value: those travel beside it. */
export function tracedQuery<T>(text: string, run: () => Promise<T>): Promise<T> {
  return traced('query', () => attributesOf(text), run);
}

function attributesOf(text: string) {
  return { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) };
}
