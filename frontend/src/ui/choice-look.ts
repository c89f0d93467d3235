/** The row of a checkbox, a radio button or a switch: a whole line to press. */
export const choiceRow =
  'flex min-h-11 w-fit max-w-full cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted';

/** Drawn by us: WebKit's own is hardly to be seen on a dark page. */
export const radioDot =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-raised checked:border-6 checked:border-accent disabled:cursor-not-allowed disabled:opacity-55';

/** Drawn by us for the same reason: WebKit's own is a white box there. Where people set the colours, theirs draw it. */
export const checkMark =
  'grid shrink-0 cursor-pointer appearance-none place-content-center rounded-sm border border-control bg-raised before:size-3 before:bg-on-accent before:opacity-0 checked:border-accent checked:bg-accent checked:before:opacity-100 checked:before:[clip-path:polygon(12%_46%,0_60%,40%_96%,100%_20%,86%_8%,38%_70%)] indeterminate:border-accent indeterminate:bg-accent indeterminate:before:opacity-100 indeterminate:before:[clip-path:inset(40%_6%)] disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto';
