import { join, resolve } from 'node:path';

export const CHECKOUT = resolve(import.meta.dirname, '../..');
export const BACKEND_SOURCE = join(CHECKOUT, 'backend/src');
export const BACKEND_DIST = join(CHECKOUT, 'backend/dist');
export const FRONTEND = join(CHECKOUT, 'frontend');
