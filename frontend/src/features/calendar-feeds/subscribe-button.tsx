import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';

const LazySheet = lazy(async () => ({ default: (await import('./subscribe-sheet')).SubscribeSheet }));

/** Beside whatever calendar a program of one's own may follow. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" icon="link" onClick={() => setOpen(true)}>
        Langgan
      </Button>
      <Suspense>{isOpen && <LazySheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
