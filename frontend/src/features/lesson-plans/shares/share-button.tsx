import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button';
import { ShareSheet } from './share-sheet';

/** Beside the form of a plan that the server knows. */
export function ShareButton({ planId, title }: { planId: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="people" onClick={() => setOpen(true)}>
        Kongsi
      </Button>
      {isOpen &&
        createPortal(
          <ShareSheet planId={planId} title={title} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
