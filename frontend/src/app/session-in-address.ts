import { type createBrowserRouter, parsePath, type RouterNavigateOptions, type To } from 'react-router';
import { yearParameter } from '../site/paths';
import { tabStorage } from '../site/safe-storage';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'createHref' | 'state' | 'subscribe'>;
type Place = Readonly<{ pathname: string; search: string }>;

/** Under it the tab keeps which session its pages are about while a page of days stands open. */
const chosenInTab = 'sesi-dipilih';

/** What one page of a session is about, every other is about too, whichever way leads to it: its address says so. An
 * address that somebody types means what it says, today's session where it names none. */
export function keepSessionInAddress(router: Router, isOfSession: (path: string) => boolean): void {
  const named = (place: Place): string | null => new URLSearchParams(place.search).get(yearParameter);

  function remember({ location }: Router['state']): void {
    if (!isOfSession(location.pathname)) return;
    const session = named(location);
    if (session === null) tabStorage.removeItem(chosenInTab);
    else tabStorage.setItem(chosenInTab, session);
  }

  /** The search of an address, with the session where it lacks one. */
  function searchOf(place: Place): string {
    const session = tabStorage.getItem(chosenInTab);
    if (session === null || !isOfSession(place.pathname) || named(place) !== null) return place.search;
    const search = new URLSearchParams(place.search);
    search.set(yearParameter, session);
    return `?${search}`;
  }

  function about(to: To): To {
    const { pathname = router.state.location.pathname, search = '', ...rest } = partsOf(to);
    const full = searchOf({ pathname, search });
    return full === search ? to : { pathname, search: full, ...rest };
  }

  const { navigate, createHref } = router;
  function navigateAbout(to: number): Promise<void>;
  function navigateAbout(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  function navigateAbout(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return navigate(to);
    return navigate(to && about(to), options);
  }
  router.navigate = navigateAbout;
  router.createHref = (location) => createHref({ ...location, search: searchOf(location) });
  remember(router.state);
  router.subscribe(remember);
}

const partsOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);
