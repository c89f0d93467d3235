import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation, useSearchParams } from 'react-router';
import { forceTheme } from '../site/color-mode/color-mode-store';
import { Overlays } from './shortcuts/overlays';
import { useArrival } from './use-arrival';
import { useDescription } from './use-description';

/** A thin line while a page is on its way; shown after 150 ms. */
function ProgressLine() {
  const isMoving = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {isMoving && (
        <div className="h-full animate-appear">
          <div className="h-full w-full origin-left animate-progress bg-accent" />
          <span className="sr-only">Memuatkan halaman…</span>
        </div>
      )}
    </div>
  );
}

/** Nobody has to be asked before something is typed: the guard comes with the first field or form that is touched. */
function useLeaveGuard(): ComponentType | undefined {
  const [guard, setGuard] = useState<{ LeaveGuard: ComponentType }>();
  useEffect(() => {
    const found = new AbortController();
    const { signal } = found;
    async function fetchGuard({ target }: Event) {
      if (!(target instanceof Element) || !target.closest('form, input, textarea')) return;
      // Without a network the next touch tries again.
      const fetched = await import('./leave-guard').catch(() => undefined);
      if (!fetched || signal.aborted) return;
      found.abort();
      setGuard(fetched);
    }
    for (const touch of ['focusin', 'click', 'input'])
      document.addEventListener(touch, fetchGuard, { signal });
    return () => found.abort();
  }, []);
  return guard?.LeaveGuard;
}

export function RootLayout() {
  const description = useDescription();
  const [search] = useSearchParams();
  const title = description?.titleOf?.(search) ?? description?.title ?? 'Rekod Mengajar';
  useLayoutEffect(() => forceTheme(description?.theme), [description?.theme]);
  useArrival();
  const LeaveGuard = useLeaveGuard();
  return (
    <>
      <title>{title}</title>
      <p role="status" className="sr-only">
        {title}
      </p>
      <ProgressLine />
      <Outlet />
      <Overlays />
      {LeaveGuard && <LeaveGuard />}
      <ScrollRestoration />
    </>
  );
}
