import {
  type createBrowserRouter,
  type Path,
  parsePath,
  type RouterNavigateOptions,
  type To,
} from 'react-router';
import { yearParameter } from '../site/paths';
import { tabStorage } from '../site/safe-storage';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'createHref' | 'state' | 'subscribe'>;

/** What one page of a session is about, every other is about too, whichever way leads to it: its address says so. An
 * address that somebody types means what it says, today's session where it names none. The tab knows it while a page of
 * days stands open. */
export function keepSessionInAddress(
  router: Router,
  isOfSession: (path: string) => boolean | undefined,
): void {
  function remember({ location: { pathname, search } }: Router['state']): void {
    if (isOfSession(pathname)) tabStorage.setItem(yearParameter, sessionIn(search));
  }

  /** The search of an address, with the session where it lacks one. */
  function searchOf({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string {
    const session = tabStorage.getItem(yearParameter);
    if (!session || !isOfSession(pathname) || sessionIn(search)) return search;
    return (search ? `${search}&` : '?') + session;
  }

  const { navigate, createHref } = router;
  function navigateAbout(to: number): Promise<void>;
  function navigateAbout(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  function navigateAbout(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return navigate(to);
    const { pathname } = router.state.location;
    const place = { pathname, search: '', ...(typeof to === 'string' ? parsePath(to) : to) };
    const search = searchOf(place);
    return navigate(search === place.search ? to : { ...place, search }, options);
  }
  router.navigate = navigateAbout;
  router.createHref = (location) => createHref({ ...location, search: searchOf(location) });
  remember(router.state);
  router.subscribe(remember);
}

const named = new RegExp(`\\b${yearParameter}=[^&]+`);

/** As it stands there: `sesi=2027`. */
const sessionIn = (search: string) => named.exec(search)?.[0] ?? '';
