import { type ReactNode, useId } from 'react';
import { IconButton } from './button';
import { Frame } from './frame';
import { Modal } from './modal';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** From the bottom on phones, a panel at the right on wide screens. Mounted means open. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <Frame onClose={onClose}>
      {(close, watch) => (
        <Modal
          labelledBy={titleId}
          closesBeside
          keepsKeys
          onClose={close}
          className="mt-auto max-h-[88dvh] w-full animate-rise overflow-y-auto rounded-t-xl border-line border-t bg-raised shadow-lg sm:mt-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-none sm:w-[26rem] sm:rounded-none sm:border-t-0 sm:border-l"
        >
          <header className="sticky top-0 flex items-center gap-3 bg-raised py-3 pr-3 pl-5">
            <h2 id={titleId} className="flex-1 font-semibold text-lg">
              {title}
            </h2>
            <IconButton icon="close" label="Tutup" onClick={close} />
          </header>
          <div ref={watch} className="px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Modal>
      )}
    </Frame>
  );
}
