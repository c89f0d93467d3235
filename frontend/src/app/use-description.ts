import { useMatches } from 'react-router';
import type { RouteDescription } from '../site/route-description';

/** Of the page that stands open. */
export function useDescription(): RouteDescription | undefined {
  return useMatches().at(-1)?.handle as RouteDescription | undefined;
}
