import { filesOf } from './page-ahead';
import { pages } from './pages';
import { prefetchWhenIdle } from './prefetch-when-idle';

/** What is most likely opened next: whoever loses the network while writing still finds the way around. */
export function prefetchDailyPages(): void {
  const daily = pages.filter(({ isDaily }) => isDaily);
  prefetchWhenIdle(daily.flatMap(filesOf), {
    connection: 'connection' in navigator ? (navigator.connection ?? undefined) : undefined,
    requestIdleCallback: window.requestIdleCallback?.bind(window),
  });
}
