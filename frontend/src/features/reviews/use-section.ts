import { useMemo, useState } from 'react';
import { remarkField } from './remark-box';

type OfPlan = Readonly<{ planId: string | undefined; section: string | null; lacksReason: boolean }>;

/** Of which part is spoken, and whether a return still lacks its reason: neither of a plan that has just come to lie on top. */
export function useSection(planId: string | undefined) {
  const [known, setKnown] = useState<OfPlan>({ planId, section: null, lacksReason: false });
  const own = known.planId === planId ? known : { planId, section: null, lacksReason: false };
  const acts = useMemo(() => {
    function speakOf(section: string, lacksReason = false) {
      setKnown({ planId, section, lacksReason });
      // Drawn by then.
      requestAnimationFrame(() => document.getElementById(remarkField)?.focus());
    }
    return { speakOf, setReasoned: () => setKnown((last) => ({ ...last, lacksReason: false })) };
  }, [planId]);
  return { ...own, ...acts };
}

/** The part in which the focus is: Tab leads from one to the next. */
export function sectionInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset.section;
}
