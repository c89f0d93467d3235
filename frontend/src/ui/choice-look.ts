/** The row of a checkbox, a radio button or a switch: a whole line to press. */
export const choiceRow =
  'flex min-h-11 w-fit max-w-full cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted';

/** Drawn by us: WebKit's own is hardly to be seen on a dark page. */
export const radioDot =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-raised checked:border-6 checked:border-accent disabled:cursor-not-allowed disabled:opacity-55';
