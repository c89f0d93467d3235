import { useMatches } from 'react-router';
import type { Page } from '../site/page';
import type { RouteDescription } from '../site/route-description';

/** A page names its layout beside, whether it shows a grid, and whether its rows belong to a session. */
type Described = RouteDescription & Partial<Pick<Page, 'layout' | 'isDense' | 'isOfSession'>>;

/** Of the page that stands open. */
export function useDescription(): Described | undefined {
  return useMatches().at(-1)?.handle as Described | undefined;
}
