import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Not yet among the types of the browser. */
type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** From the next document on every part of a page that moves by itself is written down. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = ({ node }: Shift['sources'][number]) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        window.shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(nameOf).join(' ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}
