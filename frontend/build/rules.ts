import { resolve } from 'node:path';

const backend = resolve(import.meta.dirname, '../../backend/src');

/** Rules stand once, in the backend; its architecture test says which may be imported here. */
export const rules = {
  '@rules/calendar/domain': resolve(backend, 'modules/calendar/domain'),
  '@rules/calendar': resolve(backend, 'platform/calendar'),
  '@rules': resolve(backend, 'modules'),
};
