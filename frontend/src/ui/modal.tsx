import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

type ModalProps = {
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  role?: 'alertdialog';
  className: string;
  /** Also a press beside it. */
  closesBeside?: boolean;
  /** Keys that are meant for it reach nothing of the page. */
  keepsKeys?: boolean;
  /** Asked for by Escape and by the gesture that goes back. It stays until it is taken away. */
  onClose: () => void;
  children: ReactNode;
};

/** The browser's own dialog: it keeps the focus inside and gives it back afterwards. Mounted means open. */
export function Modal(props: ModalProps) {
  const { label, labelledBy, describedBy, role, className, closesBeside, keepsKeys, onClose, children } =
    props;
  const isPressedBeside = useRef(false);

  // A browser lets the second Escape in a row, and the second going back, pass by whoever answers `cancel`.
  function press(event: KeyboardEvent<HTMLDialogElement>) {
    if (keepsKeys) event.stopPropagation();
    const { key, currentTarget, nativeEvent } = event;
    if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return;
    if (currentTarget.querySelector('[popover=auto]:popover-open')) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={open}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={press}
      onCancel={(event) => {
        // A file field says the same of its picker.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        onClose();
      }}
      onMouseDown={(event) => {
        isPressedBeside.current = isBeside(event);
        // The field that is written in keeps the focus.
        if (isPressedBeside.current) event.preventDefault();
      }}
      onClick={(event) => {
        // Words that are chosen with the mouse may end beside it.
        if (closesBeside && isPressedBeside.current && isBeside(event)) onClose();
      }}
      className={className}
    >
      {children}
    </dialog>
  );
}

/** Closing it before it goes gives the focus back. The browser focuses the first thing in it, unless something is to be
 * pressed at once. */
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
  return () => dialog.close();
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
