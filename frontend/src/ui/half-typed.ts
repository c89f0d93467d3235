/** Half a date or a time is no value, and whoever sends the form would lose it without a word. */
export const isHalfTyped = ({ dataset }: HTMLElement): boolean => dataset.halfTyped !== undefined;

/** Leads to the first field of the form that is half typed, which says what is wrong as it is left. Whether there was one. */
export function leadsToHalfTyped(form: HTMLFormElement): boolean {
  const field = [...form.elements].find((element) => element instanceof HTMLElement && isHalfTyped(element));
  if (!(field instanceof HTMLElement)) return false;
  field.blur();
  field.focus();
  return true;
}
