import type { ReactNode } from 'react';

export type Definition = { term: string; value: ReactNode };

/** Facts about one thing: terms at the left, values at the right; one under the other on phones. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {items.map(({ term, value }) => (
        <div key={term} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
