import type { Typed } from './typed';

type Field = HTMLInputElement | HTMLTextAreaElement;

const ofWords = ['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'month', 'week', 'password'];

/** On what speaks for its fields itself, or keeps all that is typed there, or asks for nothing that could be lost: a
 * filter, a search. */
const spokenFor = '[data-typed], search, [role="search"], [role="combobox"]';

function fieldOf(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && ofWords.includes(target.type) ? target : undefined;
}

/** The fields below `root` that no form speaks for: nobody has to remember them. */
export class LooseFields implements Typed {
  private readonly begun = new WeakMap<Field, string>();
  private readonly touched = new Set<Field>();

  /** Until `signal` ends it. */
  watch(root: Node, signal: AbortSignal): void {
    const note = (target: EventTarget | null) => {
      const field = fieldOf(target);
      if (field && !this.begun.has(field)) this.begun.set(field, field.value);
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

  readonly isUnsaved = (): boolean => {
    for (const field of this.touched) if (!field.isConnected) this.touched.delete(field);
    return [...this.touched].some(
      (field) => field.value !== (this.begun.get(field) ?? '') && field.closest(spokenFor) === null,
    );
  };

  readonly giveUp = (): void => this.touched.clear();
}
