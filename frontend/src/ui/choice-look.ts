/** The row of a checkbox, a radio button or a switch: a whole line to press. */
export const choiceRow =
  'flex min-h-11 w-fit max-w-full cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted';
