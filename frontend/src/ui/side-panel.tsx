import { type ReactNode, useId } from 'react';
import { IconButton } from './button';
import { Frame } from './frame';
import { Sheet } from './sheet';
import { useIsWide } from './use-is-wide';

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** What is chosen in a list, beside it: the list stays in use. Where there is no room, a sheet over it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const titleId = useId();
  if (!useIsWide())
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
          className="sticky top-0 max-h-[88dvh] w-80 shrink-0 overflow-y-auto rounded-lg border border-line bg-raised print:hidden"
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
