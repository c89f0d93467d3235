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
    <header className="flex flex-col gap-4 pb-6 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0">
        <h1 className="font-semibold text-xl sm:text-2xl">{title}</h1>
        {state && <p className="prose-width mt-1 text-muted">{state}</p>}
      </div>
      {action && (
        <div className="flex shrink-0 gap-2 *:flex-1 max-sm:flex-wrap max-sm:*:basis-auto max-sm:has-[>[data-thumb]]:-mt-4 sm:*:flex-none">
          {action}
        </div>
      )}
    </header>
  );
}
