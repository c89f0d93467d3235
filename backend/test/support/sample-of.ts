import { randomUUID } from 'node:crypto';
import type { Field } from '../../src/platform/nouns/field.js';
import type { Noun, SentOf } from '../../src/platform/nouns/noun.js';

/** Nobody’s and nothing’s: one for a whole run. */
const NOWHERE = randomUUID();

/** What may be sent of a noun; `sampleOf(BLOCK, { name: 'Stesen' })` says what matters of it. A field that is new is filled at once. */
export function sampleOf<Of extends Noun>(of: Of, said?: Partial<SentOf<Of>>): SentOf<Of>;
export function sampleOf({ fields, parts }: Noun, said: object = {}): unknown {
  const filled = Object.entries({ ...fields, ...parts }).map(([name, field]) => [name, filledOf(field)]);
  return { ...Object.fromEntries(filled), ...said };
}

function filledOf({ rule, more }: Field): unknown {
  if (more.isNullable) return null;
  switch (rule.kind) {
    case 'line':
    case 'text':
      return 'Contoh'.repeat(Math.ceil(rule.min / 6) || 1).slice(0, rule.max);
    case 'lines':
      return ['Contoh'];
    case 'ids':
      return [];
    case 'id':
    case 'person':
      return NOWHERE;
    case 'day':
      return '2026-11-23';
    case 'time':
      return more.laterThan ? '08:40' : '07:40';
    case 'whole':
      return rule.min;
    case 'flag':
      return false;
    case 'one':
      return rule.of[0];
  }
}
