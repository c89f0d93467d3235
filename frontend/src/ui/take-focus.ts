/** For the text of a step that has just replaced another, so that it is heard and the keyboard goes on from it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
