import { type RefObject, useEffect, useRef } from 'react';

const firstStop = '[tabindex="-1"], input:not([type="hidden"]), select, textarea, button, a[href]';

/** As the `ref` of a step that takes another's place: the keyboard, and whoever listens, go on from its first text or
 * control. */
export function takeFirstFocus(step: HTMLElement | null): void {
  step?.querySelector<HTMLElement>(firstStop)?.focus();
}

/** The same where a part of a page changes its steps in place; as the page opens it takes no focus. */
export function useStepFocus<Element extends HTMLElement>(step: string): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    takeFirstFocus(place.current);
  }, [step]);
  return place;
}
