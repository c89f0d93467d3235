import { lazy, Suspense, useEffect } from 'react';
import { showOverlay, useOverlay } from './overlay';
import { shortcutOf } from './shortcut-of';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts')).Shortcuts }));

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

function onKey(event: KeyboardEvent): void {
  const overlay = shortcutOf({
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    isWriting: isText(event.target),
  });
  if (!overlay) return;
  event.preventDefault();
  // One thing at a time: what is open stays.
  if (!document.querySelector('dialog[open]')) showOverlay(overlay);
}

/** Ctrl-K to anywhere, `?` for the keys; fetched when first opened. */
export function Overlays() {
  const overlay = useOverlay();
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => showOverlay(null);
  return (
    <Suspense>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <Shortcuts onClose={close} />}
    </Suspense>
  );
}
