import { showOverlay } from '../../site/overlay';
import { singleKeys } from '../../site/preferences';
import { isCovered, isWriting } from '../../site/single-keys';
import { createControl, moveToRow, openPlace, railToggle, searchField } from './page-keys';
import { type SingleKey, singleKeyOf } from './single-key';

let awaitedSince: number | null = null;

function act(meaning: SingleKey): void {
  if (meaning === 'next') moveToRow(1);
  else if (meaning === 'previous') moveToRow(-1);
  else if (meaning === 'create') createControl()?.click();
  else if (meaning === 'search') search();
  else if (meaning === 'help') showOverlay('shortcuts');
  else if (meaning === 'rail') railToggle()?.click();
  else if (meaning !== 'await-place') openPlace(meaning.place);
}

/** In the list of the page, else everywhere. */
function search(): void {
  const field = searchField();
  if (field) field.focus();
  else showOverlay('palette');
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || singleKeys.read() === 'off') return;
  const press = {
    key: event.key,
    at: event.timeStamp,
    isModified: event.ctrlKey || event.metaKey || event.altKey,
    isWriting: isWriting(event.target),
    isCovered: isCovered(),
  };
  const meaning = singleKeyOf(press, awaitedSince);
  awaitedSince = meaning === 'await-place' ? event.timeStamp : null;
  if (!meaning) return;
  // Some browsers search the page by the stroke.
  event.preventDefault();
  act(meaning);
}

/** One key for what is done often, for whoever has not turned it off. Returns what stops it. */
export function listenToSingleKeys(): () => void {
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
