/** As a `ref`: opens the dialog when it is mounted; closing it before it goes gives the focus back. The browser focuses the
 * first thing in it, unless something is to be pressed at once. */
export function openModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
  return () => dialog.close();
}
