import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  /** One sentence of state: "12 daripada 15 rancangan sudah dihantar". */
  state?: ReactNode;
  /** One primary button. */
  action?: ReactNode;
};

export function PageHeader({ title, state, action }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 pb-6 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
      <div className="min-w-0 sm:flex-1 sm:basis-80">
        <h1 className="font-semibold text-xl sm:text-2xl">{title}</h1>
        {state && <p className="prose-width mt-1 text-muted">{state}</p>}
      </div>
      {action && (
        <div className="flex max-w-full shrink-0 flex-wrap gap-2 *:grow *:basis-auto max-sm:empty:-mt-4 max-sm:has-[>[data-thumb]]:-mt-4 sm:*:flex-none">
          {action}
        </div>
      )}
    </header>
  );
}
