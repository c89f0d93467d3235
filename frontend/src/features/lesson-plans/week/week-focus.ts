/** From where the focus is, in the order of the week; around its end. */
export function focusNextGap(): void {
  const gaps = [...document.querySelectorAll<HTMLElement>('main [data-gap]')];
  const here = document.activeElement;
  const next = gaps.find(
    (gap) =>
      here && !gap.contains(here) && here.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (next ?? gaps[0])?.querySelector('a')?.focus();
}

/** The id of the plan in whose card the focus is. */
export function planWithFocus(): string | null {
  return document.activeElement?.closest('[data-plan]')?.getAttribute('data-plan') ?? null;
}

/** The first lesson of a day, by its place in the week. */
export function focusDay(at: number): void {
  document.querySelectorAll('#day-panel > section')[at]?.querySelector('a')?.focus();
}

/** Does something to the plan in whose card the focus is; nothing where it is in none. */
export function withPlanInFocus(act: (planId: string) => unknown): () => void {
  return () => {
    const planId = planWithFocus();
    if (planId) act(planId);
  };
}
