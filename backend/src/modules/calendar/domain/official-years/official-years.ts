import type { OfficialYear } from '../official-year.js';
import { OFFICIAL_2026 } from './official-2026.js';

/** Every year that the ministry has published so far. */
export const OFFICIAL_YEARS: readonly OfficialYear[] = [OFFICIAL_2026];
