import { expect, type Locator, type Page } from '@playwright/test';

/** How a place is written and read. */
export type PlaceKind = {
  locator: (page: Page) => Locator;
  write: (page: Page, number: number) => Promise<void>;
  /** The number there, and whether the page says that it is safe: read at one instant. */
  read: (page: Page) => Promise<{ shown: number; isSafe: boolean }>;
  /** What the server has, of every record that could be this one. */
  found: () => Promise<number[]>;
};

/** Where somebody writes one number after another, each greater than the last. */
export class Place {
  /** The last number that was typed, and the last that the page said was saved or kept here. */
  typed = 0;
  owed = 0;

  constructor(
    readonly name: string,
    private readonly kind: PlaceKind,
  ) {}

  async write(page: Page, pause: number): Promise<void> {
    this.typed += 1;
    await this.kind.write(page, this.typed);
    await page.waitForTimeout(pause);
    await this.note(page);
  }

  in(page: Page): Locator {
    return this.kind.locator(page);
  }

  /** What the page promises by now. */
  async note(page: Page): Promise<void> {
    const { shown, isSafe } = await this.kind.read(page);
    if (isSafe) this.owed = Math.max(this.owed, shown);
  }

  /** What was promised stands there. */
  async expectShown(page: Page): Promise<void> {
    await expect(this.in(page)).toBeVisible();
    if (this.owed === 0) return;
    const shown = async () => (await this.kind.read(page)).shown;
    await expect.poll(shown, { message: `${this}, shown` }).toBeGreaterThanOrEqual(this.owed);
  }

  /** The server has what was promised, once, and nothing that was not typed. */
  async isFound(): Promise<boolean> {
    const [first = 0, ...more] = await this.kind.found();
    return more.length === 0 && first >= this.owed && first <= this.typed;
  }

  toString(): string {
    return `${this.name}: ${this.owed} promised of ${this.typed} typed`;
  }
}

/** A field of a form that says of the whole of it whether it is safe. */
export function fieldKind(
  locator: (page: Page) => Locator,
  found: PlaceKind['found'],
  write: PlaceKind['write'] = (page, number) => locator(page).fill(String(number)),
): PlaceKind {
  const read: PlaceKind['read'] = (page) =>
    locator(page).evaluate((field) => {
      const states = [...(field.closest('form')?.querySelectorAll('span') ?? [])];
      const isSafe = states.some(({ textContent }) =>
        /^(?:Disimpan \d|Dalam peranti ini$)/.test(textContent ?? ''),
      );
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return { shown: isField ? Number(field.value) : 0, isSafe };
    });
  return { locator, write, read, found };
}

/** A cell of a grid, which says of itself whether it is safe. */
export function cellKind(locator: (page: Page) => Locator, found: PlaceKind['found']): PlaceKind {
  return {
    locator,
    found,
    async write(page, number) {
      await locator(page).focus();
      await page.keyboard.type(String(number));
      await page.keyboard.press('Enter');
    },
    async read(page) {
      const spoken = await locator(page).locator('.sr-only').innerText();
      const [, shown = '0', standing = ''] = /^(\d+)(?:, (.+))?$/.exec(spoken.trim()) ?? [];
      const isSafe = ['', 'disimpan', 'dalam peranti ini'].includes(standing);
      return { shown: Number(shown), isSafe };
    },
  };
}
