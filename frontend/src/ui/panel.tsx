import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled part of a page. Never one inside another. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-raised">
      <header className="flex min-h-12 items-center justify-between gap-4 border-line border-b px-4">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
