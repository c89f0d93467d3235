import { type ReactNode, useId } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { Frame } from './frame';
import { Modal } from './modal';

type DialogProps = {
  title: string;
  /** Also on Escape. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  width?: 'regular' | 'wide';
};

/** In the middle, over everything. Mounted means open. */
export function Dialog({ title, onClose, children, actions, width = 'regular' }: DialogProps) {
  const titleId = useId();
  return (
    <Frame onClose={onClose}>
      {(close, watch) => (
        <Modal
          labelledBy={titleId}
          onClose={close}
          className={classNames(
            'm-auto max-h-[90dvh] w-[calc(100vw-2rem)] animate-pop overflow-y-auto rounded-xl border border-line bg-raised shadow-lg',
            width === 'wide' ? 'max-w-4xl' : 'max-w-lg',
          )}
        >
          <header className="flex items-center gap-3 py-3 pr-3 pl-5">
            <h2 id={titleId} className="flex-1 font-semibold text-lg">
              {title}
            </h2>
            <IconButton icon="close" label="Tutup" onClick={close} />
          </header>
          <div ref={watch} className="px-5 pb-5">
            {children}
          </div>
          {actions && (
            <footer className="sticky bottom-0 flex flex-col-reverse gap-2 border-line border-t bg-raised px-5 py-3 sm:flex-row sm:justify-end">
              {actions}
            </footer>
          )}
        </Modal>
      )}
    </Frame>
  );
}
