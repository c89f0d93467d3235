import type { Theme } from './color-mode/color-mode';
import type { RouteRules } from './navigation/navigation-input';

/** What stands in the title bar, and where and to whom a route opens. */
export type RouteDescription = RouteRules & {
  title: string;
  /** Shown whatever the person prefers; never `system`. */
  theme?: Theme;
};

/** For every address that no route holds. */
export const missingRoute: RouteDescription = {
  title: 'Page Not Found',
  host: 'both',
  access: 'public',
  validate: () => false,
};
