import { sameValue } from '../records/same-value';
import type { Typed } from '../ui/typed';

type Change<Values> = (known: Values) => Values;

/** What a form shows, beside what was there when it began or was stored last. */
export class TypedValues<Values> implements Typed {
  private shown: Values;
  private isStoring = false;

  constructor(
    private stored: Values,
    private readonly show: (change: Change<Values>) => void,
  ) {
    this.shown = stored;
  }

  /** By the person, or by the form once it was sent: a field that is emptied for the next entry is no loss. */
  readonly write = (change: Change<Values>): void => {
    this.shown = change(this.shown);
    if (this.isStoring) this.stored = change(this.stored);
    this.show(change);
  };

  /** `follow`: what the form makes of it. */
  store(sent: Values, follow: () => void): void {
    this.stored = sent;
    this.isStoring = true;
    try {
      follow();
    } finally {
      this.isStoring = false;
    }
  }

  readonly isUnsaved = (): boolean => !sameValue(this.shown, this.stored);

  readonly giveUp = (): void => {
    this.shown = this.stored;
    this.show(() => this.stored);
  };
}

/** What is typed proves who somebody is or that they mean it, or is in a store of its own from the first letter on. */
export const nothingToLose: Typed = { isUnsaved: () => false, giveUp: () => undefined };
