import { type ReactNode, useId } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { openModal } from './open-modal';

type DialogProps = {
  title: string;
  /** Also on Escape. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  width?: 'regular' | 'wide';
};

/** Mounted means open. The browser's own dialog keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children, actions, width = 'regular' }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={openModal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'm-auto max-h-[90dvh] w-[calc(100vw-2rem)] animate-pop overflow-y-auto rounded-xl border border-line bg-raised shadow-lg',
        width === 'wide' ? 'max-w-4xl' : 'max-w-lg',
      )}
    >
      <header className="flex items-center gap-3 py-3 pr-3 pl-5">
        <h2 id={titleId} className="flex-1 font-semibold text-lg">
          {title}
        </h2>
        <IconButton icon="close" label="Tutup" onClick={onClose} />
      </header>
      <div className="px-5 pb-5">{children}</div>
      {actions && (
        <footer className="sticky bottom-0 flex flex-col-reverse gap-2 border-line border-t bg-raised px-5 py-3 sm:flex-row sm:justify-end">
          {actions}
        </footer>
      )}
    </dialog>
  );
}
