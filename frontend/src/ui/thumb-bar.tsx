import type { ReactNode } from 'react';

/** What is pressed next: on a phone above the bar of the frame, where a thumb reaches it, else where it is written. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-thumb=""
      className="contents *:flex-1 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] own-head:bottom-0 max-sm:z-10 max-sm:flex max-sm:gap-2 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:py-2.5 typing:py-1 own-head:pb-[max(0.625rem,env(safe-area-inset-bottom))] typing:own-head:pb-1 print:hidden sm:*:flex-none"
    >
      {children}
    </div>
  );
}
