import type { ReactNode } from 'react';
import { LessonMark, type LessonMarkProps } from './lesson-mark';

type PageHeaderProps = {
  title: string;
  /** Of a page about one subject. */
  mark?: LessonMarkProps;
  /** One sentence of state: "12 daripada 15 rancangan sudah dihantar". */
  state?: ReactNode;
  /** Beside the title of a page that is a grid. */
  filters?: ReactNode;
  /** One primary button. */
  action?: ReactNode;
};

export function PageHeader({ title, mark, filters, state, action }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 pb-6 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between dense:min-h-12 dense:flex-nowrap dense:items-center dense:justify-start dense:gap-x-4 dense:gap-y-1 dense:pb-0">
      <div className="min-w-0 sm:flex-1 sm:basis-80 dense:contents">
        <h1 className="flex items-center gap-2.5 font-semibold text-xl sm:text-2xl dense:text-lg">
          {mark && <LessonMark {...mark} size="title" />}
          {title}
        </h1>
        {filters}
        {state && (
          <p className="prose-width mt-1 text-muted dense:mt-0 dense:mr-auto dense:min-w-0 dense:flex-1 dense:truncate dense:text-sm">
            {state}
          </p>
        )}
      </div>
      {action && (
        <div className="flex max-w-full shrink-0 flex-wrap dense:ml-auto gap-2 *:grow *:basis-auto max-sm:empty:-mt-4 max-sm:has-[>[data-thumb]]:-mt-4 sm:*:flex-none">
          {action}
        </div>
      )}
    </header>
  );
}
