import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { classNames } from '../../ui/class-names';
import { leadsToHalfTyped } from '../../ui/half-typed';
import { askedOf } from './asked-of';

type FilterFrameProps = {
  /** What is filtered: "Tapis peristiwa". */
  label: string;
  /** What the fields show; with another they begin anew, and only then is what was typed forgotten. */
  shown: string;
  /** How many conditions hold now. */
  count: number;
  /** The columns that the fields stand in on a wide screen. */
  columns: 3 | 4 | 5;
  onAsk: (asked: URLSearchParams) => void;
  children: ReactNode;
};

const grids = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const;

/** The fields of a list; on a phone they fold away behind a button, so that the list comes first. */
export function FilterFrame({ label, shown, count, columns, onAsk, children }: FilterFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (leadsToHalfTyped(event.currentTarget)) return;
    // On a phone the pressed button folds away with the fields.
    opener.current?.focus();
    setOpen(false);
    onAsk(askedOf(event.currentTarget));
  }

  return (
    <div className="flex flex-col gap-3 pb-6">
      <Button
        ref={opener}
        variant="secondary"
        icon="filter"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="self-start sm:hidden"
      >
        {count > 0 ? `Tapis (${count})` : 'Tapis'}
      </Button>
      <form
        data-typed="filter"
        aria-label={label}
        onSubmit={submit}
        className={classNames(
          'grid grid-cols-1 items-end gap-3 sm:grid-cols-2',
          grids[columns],
          !isOpen && 'max-sm:hidden',
        )}
      >
        <div key={shown} className="contents">
          {children}
        </div>
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          <Button type="submit" icon="search">
            Cari
          </Button>
          {count > 0 && (
            <ButtonLink variant="quiet" to={{ search: '' }}>
              Kosongkan
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  );
}
