import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

export const CONTRACT_FILES = {
  openapi: join(CHECKOUT, 'backend/openapi.json'),
  schema: join(CHECKOUT, 'frontend/src/api/schema.d.ts'),
  emptyReplies: join(CHECKOUT, 'frontend/src/api/empty-replies.ts'),
  developmentSchema: join(CHECKOUT, 'frontend/src/workbench/developer/schema.d.ts'),
} as const;

/** One file for each body whose bounds the front end imports. */
export const BOUNDS_FOLDER = join(CHECKOUT, 'frontend/src/api/bounds');
