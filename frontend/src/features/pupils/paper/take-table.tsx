import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import type { PupilsAsked } from '../calls';
import type { Reader } from '../reader';

const LazyTableDialog = lazy(async () => ({ default: (await import('./table-dialog')).TableDialog }));

/** The list as a file for spreadsheets. */
export function TakeTable({ asked, reader }: { asked: PupilsAsked; reader: Reader }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="download" onClick={() => setOpen(true)}>
        Muat turun
      </Button>
      <Suspense>
        {isOpen && <LazyTableDialog asked={asked} keeps={reader.keeps} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
