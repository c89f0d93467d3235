import { pages, tiles } from './pages';
import { type Fetch, prefetchWhenIdle } from './prefetch-when-idle';

/** What is most likely opened next: whoever loses the network while writing still finds the way around. */
export function prefetchDailyPages(): void {
  const daily = pages
    .filter(({ isDaily }) => isDaily)
    .flatMap(({ load, loader }): Fetch[] => (loader ? [load, loader] : [load]));
  const shown = tiles.filter(({ isForAdministrators }) => !isForAdministrators).map(({ load }) => load);
  prefetchWhenIdle([...daily, ...shown], {
    connection: 'connection' in navigator ? (navigator.connection ?? undefined) : undefined,
    requestIdleCallback: window.requestIdleCallback?.bind(window),
  });
}
