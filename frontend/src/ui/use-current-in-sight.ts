import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a row of links that is wider than a phone: the one that leads here stands in sight, wherever one comes from. */
export function useCurrentInSight() {
  const list = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address another link is the current one
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list.current || !current) return;
    const middle = current.offsetLeft - list.current.offsetLeft + current.offsetWidth / 2;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [pathname, search]);
  return list;
}
