import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './layouts/skip-link';

/** A page that is reached inside the application begins at its content for the keyboard and for a screen reader,
 * unless it has put the focus somewhere itself. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
