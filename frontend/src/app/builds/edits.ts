const edited = new Set<EventTarget>();

function isThere(target: EventTarget): boolean {
  return target instanceof Node && target.isConnected;
}

function forgetGone(): void {
  for (const target of edited) if (!isThere(target)) edited.delete(target);
}

/** Notes every field that somebody has typed into or chosen from, whatever form it belongs to. */
export function noteEdits(): void {
  const note = ({ target }: Event) => {
    forgetGone();
    if (target) edited.add(target);
  };
  document.addEventListener('input', note, { capture: true });
}

/** Whether a reload could take something from somebody: an edited field or an open dialog. */
export function isEditing(): boolean {
  forgetGone();
  return edited.size > 0 || document.querySelector('dialog[open]') !== null;
}
