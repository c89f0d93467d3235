import type { Theme } from './color-mode/color-mode';

export type RouteAccess = 'public' | 'auth' | 'supervisor' | 'admin' | 'management';

/** What the checks know of a route. */
export type RouteRules = {
  /** Where it may be opened. */
  host: 'school' | 'main' | 'both';
  access: RouteAccess;
  /** To everybody, whatever the configuration guards; of the others the check of the login redirect knows by path. */
  isOpen?: true;
  /** The route's own validity: false is page not found. */
  validate?: (url: URL) => boolean;
};

/** What stands in the title bar, and where and to whom a route opens. */
export type RouteDescription = RouteRules & {
  title: string;
  /** Where what the address asks for has a title of its own. */
  titleOf?: (search: URLSearchParams) => string;
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
