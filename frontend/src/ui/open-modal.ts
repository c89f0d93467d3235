/** As a `ref`: opens the dialog when it is mounted; closing it before it goes gives the focus back. */
export function openModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
