import { lazy, Suspense, useEffect } from 'react';
import { showOverlay, useOverlay } from '../../site/overlay';
import { firstPagePainted } from '../drawn';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts')).Shortcuts }));

function onKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  // One thing at a time: what is open stays.
  if (!document.querySelector('dialog[open]')) showOverlay('palette');
}

/** Fetched after the first paint; without it every page works by its controls. */
function singleKeys(): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  firstPagePainted
    .then(() => import('./listen-to-single-keys'))
    .then(
      ({ listenToSingleKeys }) => {
        if (!isOver) stop = listenToSingleKeys();
      },
      () => undefined,
    );
  return () => stop();
}

/** Ctrl-K to anywhere, `?` for the keys; fetched when first opened. */
export function Overlays() {
  const overlay = useOverlay();
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(singleKeys, []);
  const close = () => showOverlay(null);
  return (
    <Suspense>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <Shortcuts onClose={close} />}
    </Suspense>
  );
}
