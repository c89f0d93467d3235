import { flag, line, text } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';

/** Steps that serve in lessons again. */
export const PLAN_BLOCK = noun('plan block', {
  table: 'plan_blocks',
  rows: 'own',
  most: [200, 'blocks'],
  fields: {
    name: line(1, 100),
    steps: text(1, 2_000),
    isShared: flag(),
  },
});
export type PlanBlockContent = ContentOf<typeof PLAN_BLOCK>;
