import type { HostMeaning } from '../tenancy/school-host.js';

/** One page of the application, as the front end's build lists it in routes.json. */
export type PageRoute = Readonly<{
  /** A pattern of literal and `:named` segments. */
  path: string;
  host: 'main' | 'school' | 'both';
  /** Of the application's document; a prerendered page has its own. */
  title?: string;
  /** What stands around the page, of which the document shows the skeleton: the frame of the host, or of the staff. */
  frame?: 'host' | 'operations';
  /**
   * The prerendered file that is sent instead of the application, relative to the build. Where the page has a frame too,
   * whoever is signed in on the host of a school gets the application: it holds more for members.
   */
  prerendered?: string;
  /** No page: whatever is below belongs to this host, whether or not it is there. */
  isArea?: true;
}>;

/** By the name that the build gives its skeleton. */
export type Frame = 'school' | 'main' | 'operations';

export type DocumentChoice =
  | Readonly<{ kind: 'application'; status: 200 | 404; title?: string; frame?: Frame }>
  | Readonly<{ kind: 'prerendered'; file: string }>
  | Readonly<{ kind: 'redirect'; to: string }>
  | Readonly<{ kind: 'unknown-host' }>;

// Who runs no script reads these too.
const NOT_FOUND = { kind: 'application', status: 404, title: 'Page Not Found' } as const;
const NO_SCHOOL: DocumentChoice = { ...NOT_FOUND, title: 'School Not Found' };
const APPLICATION = { kind: 'application', status: 200 } as const;
// Platform staff and registrants finish these on the main domain, with a code or token in the address.
const AUTH_RETURNS = new Set(['/auth/reset', '/auth/confirm', '/auth/callback']);

/**
 * What a browser that asks for a document gets: the host rules of the application, applied to the first
 * request, so that its status is right before any script runs. The application says the rest.
 */
export function chooseDocument(
  host: HostMeaning,
  path: string,
  routes: readonly PageRoute[],
  { schoolExists, isSignedIn }: Readonly<{ schoolExists: boolean; isSignedIn: boolean }>,
): DocumentChoice {
  if (host.kind === 'none') return { kind: 'unknown-host' };
  if (host.kind === 'foreign') return NOT_FOUND;
  if (host.kind === 'school') return schoolDocument(path, routes, { schoolExists, isSignedIn });
  return mainDocument(path, routes);
}

function schoolDocument(
  path: string,
  routes: readonly PageRoute[],
  { schoolExists, isSignedIn }: Readonly<{ schoolExists: boolean; isSignedIn: boolean }>,
): DocumentChoice {
  if (!schoolExists) return NO_SCHOOL;
  if (path === '/') return { ...APPLICATION, frame: 'school' };
  const route = find(path, routes);
  if (!route || route.host === 'main') return NOT_FOUND;
  return isSignedIn && route.frame ? application(route, 'school') : deliver(route, 'school');
}

function mainDocument(path: string, routes: readonly PageRoute[]): DocumentChoice {
  if (path === '/') return { kind: 'redirect', to: '/landing' };
  const route = find(path, routes);
  if (!route) return isInArea(path, routes) ? { kind: 'redirect', to: '/' } : NOT_FOUND;
  if (route.host === 'school' && !AUTH_RETURNS.has(path)) return { kind: 'redirect', to: '/' };
  return deliver(route, 'main');
}

function deliver(route: PageRoute, host: 'school' | 'main'): DocumentChoice {
  const { prerendered } = route;
  return prerendered ? { kind: 'prerendered', file: prerendered } : application(route, host);
}

function application({ title, frame }: PageRoute, host: 'school' | 'main'): DocumentChoice {
  const around = frame === 'host' ? host : frame;
  return { ...APPLICATION, ...(title && { title }), ...(around && { frame: around }) };
}

function find(path: string, routes: readonly PageRoute[]): PageRoute | undefined {
  const asked = segments(path);
  return routes.find((route) => !route.isArea && matches(segments(route.path), asked));
}

function isInArea(path: string, routes: readonly PageRoute[]): boolean {
  return routes.some((route) => route.isArea && `${path}/`.startsWith(`${route.path}/`));
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((part, index) => part.startsWith(':') || part === asked[index])
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
