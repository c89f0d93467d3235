import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lendAccessToken } from '../api/client';
import { queryClient } from '../api/query-client';
import { currentSchoolQuery } from '../school/current-school';
import { lendSetupLines } from '../school/setup-lines';
import { lendTiles } from '../school/tiles';
import { leaving } from '../session/leave';
import { accessToken, isSignedIn, listenToSession, restoreSession } from '../session/session';
import { currentHost } from '../site/host';
import type { Page } from '../site/page';
import { paths } from '../site/paths';
import { frameIcons } from '../ui/frame-icons';
import { addIcons } from '../ui/icon';
import { watchBuilds } from './builds/watch-builds';
import { firstPagePainted, tellWhenPainted } from './drawn';
import { fetchLater } from './fetch-later';
import { lendSchoolAnswers } from './navigation/gather-input';
import { schoolAnswers } from './navigation/school-answers';
import { askForPage, fetchPage, pageAt } from './page-ahead';
import { crossings, pages, tiles } from './pages';
import { routesOf } from './routes';
import { isInStaffArea, staffArea } from './staff-area';

/** A production build holds no developer page. */
async function developerPages(): Promise<readonly Page[]> {
  return __DEVELOPER_PAGES__ ? (await import('./developer-pages')).developerPages : [];
}

function isOutside(path: string): boolean {
  return path.startsWith(paths.check) || path.startsWith(paths.visit);
}

async function pageRoutes() {
  const { pathname } = window.location;
  const outside = isOutside(pathname) ? (await import('./outside-pages')).outsidePages : [];
  const ofAll = [...pages, ...outside, ...(await developerPages())];
  if (!isInStaffArea(pathname)) return routesOf(ofAll, [...crossings, staffArea]);
  const { operationsPages } = await import('../features/operations/pages');
  return routesOf([...ofAll, ...operationsPages], crossings);
}

/** Nobody waits for them: their places are kept. */
async function fetchPageIcons(): Promise<void> {
  const fetched = await import('../ui/application-icons').catch(() => undefined);
  if (fetched) addIcons(fetched.applicationIcons);
}

/** On every page, with the frame of a school or without. Where the question cannot be fetched, what waits stays on the
 * device for its writer. */
async function askBeforeLeaving(): Promise<boolean> {
  const asking = await import('./outbox/is-ready-to-leave').catch(() => undefined);
  return asking === undefined || asking.isReadyToLeave();
}

/** What the checks, the frame and the page of a school ask one after the other is on its way at once, and so are the
 * page's files; they find it there. */
async function askAhead(): Promise<void> {
  const host = currentHost();
  const { pathname, search } = window.location;
  await restoreSession();
  if (host.kind !== 'school' || !isSignedIn()) return;
  void queryClient.prefetchQuery(currentSchoolQuery());
  void schoolAnswers.subscription(host.schoolCode);
  const page = pageAt(pathname, pages);
  if (!page) return;
  askForPage(page, new URLSearchParams(search)).catch(() => undefined);
  // What is asked leaves before the names of fifty files are written down, which takes a slow phone a fifth of a second.
  setTimeout(() => fetchPage(page));
}

export async function startApplication(root: Root): Promise<void> {
  lendTiles(tiles);
  lendSetupLines(async () => (await import('./setup-lines')).setupLines);
  addIcons(frameIcons);
  lendAccessToken(accessToken);
  lendSchoolAnswers(schoolAnswers);
  // Rows come before them.
  void firstPagePainted.then(fetchPageIcons);
  void askAhead().catch(() => undefined);
  leaving.isReady = askBeforeLeaving;
  watchBuilds(() => queryClient.isMutating() > 0);
  const router = createBrowserRouter(await pageRoutes());
  // No page waits for it: on the first one the address says it anyway.
  void fetchLater().then(
    ({ keepSessionInAddress }) => keepSessionInAddress(router, (path) => pageAt(path, pages)?.isOfSession),
    () => undefined,
  );
  listenToSession({
    onEnd: () => {
      queryClient.clear();
      // The address as it stands: a new plan has been given its own past the router.
      void router.navigate(window.location.pathname + window.location.search, { replace: true });
    },
    onNavigate: (path) => void router.navigate(path),
    onStart: () => undefined,
    onOtherPerson: () => window.location.reload(),
  });
  onceReady(router, () => {
    document.documentElement.dataset.drawn = '';
    root.render(<RouterProvider router={router} />);
    tellWhenPainted();
  });
}

type Router = ReturnType<typeof createBrowserRouter>;

/** What the document shows stays until the first page is there. */
function onceReady(router: Router, draw: () => void): void {
  if (router.state.initialized) {
    draw();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}
