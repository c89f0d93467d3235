/**
 * A ref of a popover. WebKit leads no Tab from the trigger into what it opened: the panel takes the focus itself, and
 * gives it back. As an attribute, because React focuses what has `autoFocus` when it is made and writes none.
 */
export function takeFocusWhenOpened(panel: HTMLElement | null): void {
  panel?.setAttribute('autofocus', '');
}
