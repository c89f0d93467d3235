export const tabListClass =
  'flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]';

/** For a tab and for a link that looks like one. */
export const tabClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors ' +
  'hover:text-text focus-visible:outline-offset-[-2px] aria-selected:border-accent aria-selected:text-text aria-[current=page]:border-accent aria-[current=page]:text-text ' +
  // Where the colours are the person's, what is transparent would be drawn.
  'forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-[current=page]:border-[Highlight]';
