import { isHalfTyped } from './half-typed';
import type { Typed } from './typed';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What asks for nothing that could be lost. */
const seeking = '[data-typed=filter], search, [role=search], [role=combobox], [type=search], [type=password]';

/** And on what speaks for its fields itself, or keeps all that is typed there. */
const spokenFor = `[data-typed], ${seeking}`;

function fieldOf(target: EventTarget | null): Field | undefined {
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isField && target.matches(':read-write') ? target : undefined;
}

/** What stood in a field before somebody wrote in it. One for all: what a sheet has given up, its page does not ask about
 * once more. */
const begun = new WeakMap<Field, string>();

/** The fields below `root` that no form speaks for: nobody has to remember them. */
export class LooseFields implements Typed {
  private readonly touched = new Set<Field>();

  /** Until `signal` ends it. */
  watch(root: Node, signal: AbortSignal): void {
    const note = (target: EventTarget | null) => {
      const field = fieldOf(target);
      if (field && !begun.has(field)) begun.set(field, field.value);
      return field;
    };
    // What the opening of a sheet has given the focus to was there before anybody listened.
    note(document.activeElement);
    root.addEventListener('focusin', ({ target }) => note(target), { signal });
    root.addEventListener(
      'input',
      ({ target }) => {
        const field = fieldOf(target);
        if (field) this.touched.add(field);
      },
      { signal },
    );
  }

  readonly isUnsaved = (): boolean => this.unsaved().length > 0;

  /** Those in a dialog aside: nobody reaches a link past it, and what it goes on to when it is done is no loss. */
  readonly isUnsavedOnPage = (): boolean => this.unsaved().some((field) => field.closest('dialog') === null);

  private unsaved(): Field[] {
    for (const field of this.touched) if (!field.isConnected) this.touched.delete(field);
    return [...this.touched].filter(
      (field) =>
        field.value !== this.storedIn(field) &&
        // The form around knows nothing of half a date, and no record keeps it.
        field.closest(isHalfTyped(field) ? seeking : spokenFor) === null,
    );
  }

  /** A field that is stored when it is left says of which text that is so: `data-handed-over`. */
  private storedIn(field: Field): string {
    return field.dataset.handedOver ?? begun.get(field) ?? '';
  }

  readonly giveUp = (): void => {
    for (const field of this.touched) begun.set(field, field.value);
    this.touched.clear();
  };
}
