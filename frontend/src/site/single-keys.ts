import { singleKeys } from './preferences';

/** Whether what is typed goes into a text there. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}

/** Whether something lies over the page that takes the keys. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null;
}

/** Whether a stroke is one of a page: nothing is written, nothing lies over it, and the person wants single keys. */
export function isForPage(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  return (
    !event.defaultPrevented &&
    !isModified &&
    !isWriting(event.target) &&
    !isCovered() &&
    singleKeys.read() === 'on'
  );
}
