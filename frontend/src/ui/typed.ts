import { createContext, useContext, useEffect } from 'react';

/** Something that a person types into: a form, or the fields that no form speaks for. */
export type Typed = {
  /** It holds words that are stored nowhere yet. */
  isUnsaved: () => boolean;
  /** Somebody has given them up: it stands as it began. */
  giveUp: () => void;
};

/** All that is typed into in one place: in a sheet, or on the page with all that lies on it. */
export class TypedPlace {
  private readonly all = new Set<Typed>();

  /** Until what it returns is called. */
  add(typed: Typed): () => void {
    this.all.add(typed);
    return () => void this.all.delete(typed);
  }

  readonly isUnsaved = (): boolean => [...this.all].some((typed) => typed.isUnsaved());

  readonly giveUp = (): void => {
    for (const typed of this.all) typed.giveUp();
  };
}

/** What a leaving of the page would take. */
export const typedOnPage = new TypedPlace();

/** Of the sheet, dialog or panel around; none on the page itself. */
export const TypedContext = createContext<TypedPlace | undefined>(undefined);

/** Its sheet and its page ask before they take away what is typed. */
export function useTyped(typed: Typed): void {
  const around = useContext(TypedContext);
  useEffect(() => typedOnPage.add(typed), [typed]);
  useEffect(() => around?.add(typed), [around, typed]);
}
