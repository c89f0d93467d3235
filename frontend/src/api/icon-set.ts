import { unwrap } from './api-error';
import { api } from './client';
import type { components } from './schema';

export type IconSet = components['schemas']['IconSetDto'];

/** An icon is decoration: nobody waits longer for it. */
const timeLimit = 1_500;

/** Drawings that the build does not hold: `fetchIcons('lucide', ['bell'])`. */
export function fetchIcons(collection: string, names: readonly string[]): Promise<IconSet> {
  const params = { path: { collection }, query: { icons: names.join() } };
  const signal = AbortSignal.timeout(timeLimit);
  return unwrap(api.GET('/api/icons/{collection}.json', { params, signal }));
}
