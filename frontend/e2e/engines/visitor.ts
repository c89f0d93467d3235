import { expect } from '@playwright/test';
import { pastTheEdge } from '../support/past-the-edge';
import type { Driver } from './driver';

/** Of a control or a heading: what it is, in CSS, and how its name begins. */
export type Named = Readonly<{ what: string; name: string }>;

/** `isOnTop`: nothing lies over it, and a press reaches it. */
type Sought = Named & Readonly<{ isOnTop?: boolean }>;

export const button = (name: string): Named => ({ what: 'button', name });
export const link = (name: string): Named => ({ what: 'a', name });
export const field = (name: string): Named => ({ what: 'input, textarea', name });
export const heading = (name: string): Named => ({ what: 'h1, h2', name });

/** Of a window as it opens, in CSS pixels. */
const WIDE = 1024;
/** The narrowest first: what was drawn for a wide window does not stay. */
const WIDTHS = [320, 390, WIDE];
const TALL = 1400;

/** Somebody before a browser who finds things by their names, and waits for them. */
export class Visitor {
  constructor(private readonly driver: Driver) {}

  open(url: string): Promise<void> {
    return this.driver.open(url);
  }

  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  /** `inPage` runs in the page and sees nothing but its arguments. */
  async ask<Args extends readonly unknown[], Answer>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const given = args.map((arg) => JSON.stringify(arg)).join(', ');
    return (await this.driver.evaluate(`(${inPage})(${given})`)) as Answer;
  }

  async press(key: Parameters<Driver['press']>[0]): Promise<void> {
    await this.driver.press(key);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  /** As if signed in there before, in this browser of their own. */
  async openSignedIn(url: string, cookies: readonly { name: string; value: string }[]): Promise<void> {
    // A page without the application, which would be on its way elsewhere.
    await this.driver.open(new URL('/robots.txt', url).href);
    await this.ask((session) => {
      // One engine has no store of cookies.
      const put = (cookie: string) => Object.assign(document, { cookie: `${cookie}; path=/; samesite=lax` });
      for (const cookie of document.cookie.split('; ').filter((each) => each.includes('session')))
        put(`${cookie.split('=')[0]}=; max-age=0`);
      for (const { name, value } of session) put(`${name}=${value}`);
      localStorage.setItem('device-use', 'own');
    }, cookies);
    await this.driver.open(url);
  }

  /** Nothing of the page stands past its edge at any width that the window takes; with a picture of each. */
  async lookAt(name: string, keep: (name: string, picture: Buffer) => Promise<void>): Promise<void> {
    const { resize } = this.driver;
    for (const width of resize ? WIDTHS : [WIDE]) {
      await resize?.(width, TALL);
      await expect.poll(() => this.ask(pastTheEdge), { message: `${name}, ${width} pixels` }).toEqual([]);
      await keep(`${name}-${width}.png`, await this.screenshot());
    }
    await resize?.(WIDE, 730);
  }

  async click(named: Named): Promise<void> {
    const place = await this.placeOf({ ...named, isOnTop: true });
    await this.driver.clickAt(place.x, place.y);
  }

  /** In place of what stands there. */
  async fillIn(name: string, text: string): Promise<void> {
    // A sheet that has not begun to rise stands as still as one that has risen.
    await expect(async () => {
      await this.click(field(name));
      expect(await this.ask(nameOfFocus)).toMatch(startingWith(name));
    }).toPass();
    await this.ask(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
        activeElement.select();
    });
    if (await this.valueOf(name)) await this.driver.press('Backspace');
    await this.driver.type(text);
    await this.expectValue(name, text);
  }

  async expectAddress(address: string | RegExp): Promise<void> {
    const now = expect.poll(() => this.ask(() => location.href));
    await (typeof address === 'string' ? now.toBe(address) : now.toMatch(address));
  }

  async expectSight(named: Named): Promise<void> {
    await this.placeOf(named);
  }

  async expectText(text: string | RegExp): Promise<void> {
    const all = expect.poll(() => this.ask(() => document.body.innerText));
    await (typeof text === 'string' ? all.toContain(text) : all.toMatch(text));
  }

  async expectValue(name: string, text: string): Promise<void> {
    await expect.poll(() => this.valueOf(name)).toBe(text);
  }

  /** Where the keyboard is: a name begins so, or the text of what has it. */
  async expectFocus(name: string): Promise<void> {
    await expect.poll(() => this.ask(nameOfFocus), { message: 'has the focus' }).toMatch(startingWith(name));
  }

  /** In a region that screen readers speak when it changes. */
  async expectAnnounced(text: string): Promise<void> {
    await expect.poll(() => this.ask(announced), { message: 'is announced' }).toContain(text);
  }

  private valueOf(name: string): Promise<string | null> {
    return this.ask(fieldValue, name);
  }

  private async placeOf(named: Sought): Promise<{ x: number; y: number }> {
    let place: { x: number; y: number } | null = null;
    const seen = async () => {
      const before = place;
      place = await this.ask(placeOf, named);
      // What still moves is missed by a click.
      return place !== null && before !== null && place.x === before.x && place.y === before.y;
    };
    await expect.poll(seen, { message: `${named.what} "${named.name}"`, intervals: [100] }).toBe(true);
    if (place === null) throw new Error(`${named.name} went away.`);
    return place;
  }
}

const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

function placeOf({ what, name, isOnTop }: Sought): { x: number; y: number } | null {
  const nameOf = (element: Element) => {
    const label = 'labels' in element && element.labels instanceof NodeList && element.labels[0];
    return element.getAttribute('aria-label') ?? (label || element).textContent ?? '';
  };
  const found = [...document.querySelectorAll(what)].find(
    (element) => element.checkVisibility() && nameOf(element).trim().startsWith(name),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return isOnTop && !found.contains(document.elementFromPoint(x, y)) ? null : { x, y };
}

function fieldValue(name: string): string | null {
  const found = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find((element) =>
    [...(element.labels ?? [])].some((label) => label.textContent?.trim().startsWith(name)),
  );
  return found?.value ?? null;
}

function nameOfFocus(): string {
  const { activeElement } = document;
  if (activeElement === null) return '';
  const label =
    'labels' in activeElement && activeElement.labels instanceof NodeList && activeElement.labels[0];
  const name = activeElement.getAttribute('aria-label') ?? (label || activeElement).textContent;
  return name?.trim() ?? '';
}

function announced(): string {
  return [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .map(({ textContent }) => textContent)
    .join('\n');
}
