import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: Shift[];
  }
}

type Shift = { value: number; moved: string[] };

/** Not yet among the types of the browser. */
type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

/** From the next document on every part of a page that moves by itself is written down. Returns what asks for them. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = ({ node }: Entry['sources'][number]) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : '';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(nameOf) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}
