import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Definition = { term: string; value: ReactNode };

type DefinitionListProps = {
  items: readonly Definition[];
  /** In a panel, whatever the width of the page. */
  isNarrow?: boolean;
};

/** Facts about one thing: terms at the left, values at the right; one under the other on phones. */
export function DefinitionList({ items, isNarrow = false }: DefinitionListProps) {
  return (
    <dl className="divide-y divide-line text-sm">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className={classNames(
            'grid gap-x-6 gap-y-0.5 py-2.5',
            isNarrow ? 'grid-cols-2' : 'sm:grid-cols-[12rem_minmax(0,1fr)]',
          )}
        >
          <dt className="text-muted">{term}</dt>
          <dd className={classNames('min-w-0 break-words', isNarrow && 'text-right font-medium')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
