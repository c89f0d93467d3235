import { type ReactNode, useId, useState } from 'react';
import { IconButton } from './button';
import { Frame } from './frame';
import { Sheet } from './sheet';
import { isScreenWide } from './use-is-wide';

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** What is chosen in a list, beside it: the list stays in use. Where there is no room, a sheet over it. It stays what it
 * was when it opened, however the screen is turned: the other would begin its fields anew. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const titleId = useId();
  const [isBeside] = useState(isScreenWide);
  if (!isBeside)
    return (
      <Sheet title={title} onClose={onClose}>
        {children}
      </Sheet>
    );
  return (
    <Frame onClose={onClose}>
      {(close, watch) => (
        <aside
          aria-labelledby={titleId}
          className="sticky top-0 max-h-[88dvh] w-80 shrink-0 overflow-y-auto rounded-lg border border-line bg-raised max-[1100px]:fixed max-[1100px]:inset-y-0 max-[1100px]:right-0 max-[1100px]:z-30 max-[1100px]:max-h-none max-[1100px]:max-w-full max-[1100px]:rounded-none max-[1100px]:shadow-lg print:hidden"
        >
          <header className="sticky top-0 z-10 flex items-start gap-3 bg-raised py-3 pr-2 pl-4">
            <h2 id={titleId} dir="auto" className="wrap-anywhere flex-1 pt-1 font-semibold text-lg">
              {title}
            </h2>
            <IconButton icon="close" label="Tutup" onClick={close} />
          </header>
          <div ref={watch} className="px-4 pb-4">
            {children}
          </div>
        </aside>
      )}
    </Frame>
  );
}
