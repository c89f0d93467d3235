import { type CDPSession, chromium, type Page } from '@playwright/test';
import { percentile } from '../infra/bench/median.ts';

const ROUNDS = 3;
/** Moves, a choice of several cells, a fill, an undo, and entries of two figures. */
const KEYS = [
  ...['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Control+d'],
  ...['7', '5', 'Enter', '6', '1', 'Enter', '8', '0', 'Enter', 'Control+ArrowRight', 'Control+z', 'Delete'],
  ...['Home', 'End', 'Control+End', 'Control+Home', '4', '4', 'Enter', '3', '9', 'Enter'],
];

/** As many cells, that hear the same keys and do nothing but say which of them has the focus. */
const EMPTY_TABLE = `<table>${`<tr>${'<td tabindex="-1" data-column>0</td>'.repeat(20)}</tr>`.repeat(40)}</table>
<script>
  addEventListener('keydown', ({ key }) => {
    const cells = [...document.querySelectorAll('td')];
    const at = Math.max(0, cells.indexOf(document.activeElement));
    cells[(at + (key === 'ArrowDown' || key === 'Enter' ? 20 : 1)) % cells.length].focus();
  });
</script>`;

/** `node frontend/measure-grid.ts <address of a running product>`: from a key to the next picture, in the grid of the
 * gallery with 40 rows and 20 columns and in an empty table by turns, with the processor at a quarter. */
async function measureGrid(origin: string): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath });
  const grid = await browser.newPage();
  await grid.goto(`${origin}/ui`);
  await grid.getByRole('button', { name: '40 baris, 20 lajur' }).click();
  const table = await browser.newPage();
  await table.setContent(EMPTY_TABLE);
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const taken = [await interactions(grid), await interactions(table)] as const;
    if (round === 0) continue;
    ours.push(...taken[0]);
    reference.push(...taken[1]);
  }
  await browser.close();
  const head = '| 40 x 20 at 4x | interactions | p50 | p75 | p98 |\n| --- | --- | --- | --- | --- |';
  process.stdout.write(`${[head, row('grid', ours), row('empty table', reference)].join('\n')}\n`);
}

const row = (name: string, taken: readonly number[]) =>
  `| ${name} | ${taken.length} | ${[50, 75, 98].map((part) => `${percentile(taken, part)} ms`).join(' | ')} |`;

/** Each in milliseconds, as the browser counts them: in steps of 8, those under 16 as 16. */
async function interactions(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await page.bringToFront();
  await throttle(session, 4);
  await page.evaluate(WATCH_EVENTS);
  await page.locator('[data-column]').nth(25).click();
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
  const taken = await page.evaluate<number[]>('[...takenByInteraction.values()]');
  await throttle(session, 1);
  return taken;
}

const throttle = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Runs in the page. */
const WATCH_EVENTS = `
  window.takenByInteraction = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        takenByInteraction.set(interactionId, Math.max(takenByInteraction.get(interactionId) ?? 16, duration));
  }).observe({ type: 'event', durationThreshold: 16 });`;

const [origin] = process.argv.slice(2);
if (origin === undefined) throw new Error('Say where the product runs.');
await measureGrid(origin);
