import type { ReactNode } from 'react';
import { Sheet } from '../../../../ui/sheet';

/** The help beside a plan, where there is no room for it. */
export function HelpSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Sheet title="Bantuan" onClose={onClose}>
      {children}
    </Sheet>
  );
}
