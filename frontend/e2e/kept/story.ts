import { expect, type Page, type Route } from '@playwright/test';
import { answerTo } from '../support/answer-to';
import { killTab } from '../support/kill';
import type { OwnSchool } from '../support/own-school';
import { submitCredentials } from '../support/sign-in';
import type { Chance } from './chance';
import type { Device } from './device';
import type { Noun, Tab } from './nouns';

const written = /\/api\/(?:lesson-plans|reflections|yearly-plan-rows)(?:\/[^/]+)?$/;

/** What a write meets on its way; reading goes on. */
const obstacles = {
  none: (route: Route) => route.continue(),
  'lost reply': async (route: Route) => {
    await answerTo(route).catch(() => undefined);
    await route.abort('connectionreset');
  },
  'half a reply': async (route: Route) => {
    const answer = await answerTo(route).catch(() => undefined);
    const text = (await answer?.text()) ?? '';
    await route.fulfill({ status: answer?.status() ?? 200, body: text.slice(0, text.length / 2) });
  },
  'captive portal': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log masuk Wi-Fi</title>' }),
  'server in trouble': (route: Route) =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } }),
  'refused token': (route: Route) =>
    route.fulfill({ status: 401, json: { code: 'TOKEN_EXPIRED', message: 'Expired.' } }),
} as const;

type Obstacle = keyof typeof obstacles;

const onWay = [
  ...(['none', 'lost reply', 'half a reply', 'captive portal'] as const),
  ...(['server in trouble', 'refused token'] as const),
] as const;
const loading = ['reload', 'killed tab', 'killed browser', 'new build', 'ended session'] as const;
const events = ['offline', 'online', 'another device', ...onWay, ...loading] as const;
export type Happening = (typeof events)[number];

/** Somebody writes in the tabs of a device, and everything happens to them. */
export class Story {
  private readonly pages = new Map<Tab, Page>();
  private isOffline = false;
  private obstacle: Obstacle = 'none';
  private writtenElsewhere = 0;

  constructor(
    private readonly device: Device,
    private readonly noun: Noun,
    private readonly school: OwnSchool,
    private readonly chance: Chance,
  ) {}

  async begin(): Promise<void> {
    await this.meetRoutes();
    await this.openTabs();
  }

  /** Some events with words between them. Resolves to what happened. */
  async tell(events: number): Promise<Happening[]> {
    const told: Happening[] = [];
    for (let step = 0; step < events; step++) {
      const happening = this.next(told);
      told.push(happening);
      await this.happen(happening);
      await this.write();
    }
    return told;
  }

  /** A document that is loaded takes as long as all the rest: two of a round are. */
  private next(told: readonly Happening[]): Happening {
    const loads: readonly Happening[] = loading;
    const isFull = told.filter((each) => loads.includes(each)).length >= 2;
    return this.chance.oneOf(isFull ? (['offline', 'online', 'another device', ...onWay] as const) : events);
  }

  /** With the network and the session back, what was promised comes, once; and nothing is left to send. */
  async expectAll(told: string): Promise<void> {
    await this.setOffline(false);
    this.obstacle = 'none';
    await this.openTabs();
    for (const page of this.pages.values()) {
      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    const places = this.noun.tabs.flatMap((tab) => tab.places);
    const isFound = async () => (await Promise.all(places.map((place) => place.isFound()))).every(Boolean);
    const message = `${places.join('; ')}; after ${told}`;
    // What nobody edits is sent every 30 s, and so is what failed three times.
    await expect.poll(isFound, { message, timeout: 90_000 }).toBe(true);
    await expect.poll(() => this.left(), { message: `left of ${message}`, timeout: 90_000 }).toEqual([]);
    expect(await isFound(), message).toBe(true);
    const { elsewhere } = this.noun;
    if (elsewhere)
      expect(await elsewhere.read(), `of the other device, ${message}`).toBe(this.writtenElsewhere);
    for (const [tab, page] of this.pages)
      for (const place of tab.places) {
        await place.note(page);
        await place.expectShown(page);
      }
  }

  private async happen(happening: Happening): Promise<void> {
    switch (happening) {
      case 'offline':
      case 'online':
        return this.setOffline(happening === 'offline');
      case 'another device':
        this.writtenElsewhere += 1;
        return this.noun.elsewhere?.write(this.writtenElsewhere);
      case 'reload':
        for (const [tab, page] of this.openable()) await this.opened(tab, page, () => page.reload());
        return;
      case 'killed tab':
        for (const page of this.pages.values()) await killTab(page);
        this.pages.clear();
        return this.openTabs();
      case 'killed browser':
        return this.killBrowser();
      case 'new build':
        // Without a network nobody hears of one.
        if (!this.isOffline) await this.meetNewBuild();
        return;
      case 'ended session':
        if (!this.isOffline) await this.endSession();
        return;
      default:
        this.obstacle = happening;
    }
  }

  private async write(): Promise<void> {
    for (const [tab, page] of this.pages) {
      const place = this.chance.oneOf(tab.places);
      await place.write(page, this.chance.oneOf([0, 60, 250, 900]));
    }
  }

  private async killBrowser(): Promise<void> {
    await this.device.noteCookies();
    await this.device.kill();
    this.pages.clear();
    await this.device.startAgain();
    await this.meetRoutes();
    await this.setOffline(this.isOffline);
    await this.openTabs();
  }

  private async meetRoutes(): Promise<void> {
    await this.device.context.route(written, (route) =>
      ['POST', 'PUT'].includes(route.request().method()) ? obstacles[this.obstacle](route) : route.continue(),
    );
  }

  private async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.device.context.setOffline(isOffline);
  }

  private openable(): [Tab, Page][] {
    return [...this.pages].filter(([tab]) => tab.opensWithoutNetwork || !this.isOffline);
  }

  private async openTabs(): Promise<void> {
    for (const tab of this.noun.tabs) {
      if (this.pages.has(tab) || (this.isOffline && !tab.opensWithoutNetwork)) continue;
      const page = await this.device.context.newPage();
      await this.opened(tab, page, () => page.goto(tab.address, { waitUntil: 'commit' }));
    }
  }

  /** What was promised stands there. Without a network a record that waits for nothing may not be known. */
  private async opened(tab: Tab, page: Page, open: () => Promise<unknown>): Promise<void> {
    await open();
    this.pages.set(tab, page);
    const [place] = tab.places;
    const unknown = page.getByText('tidak dapat dibuka');
    await expect(place.in(page).or(unknown).first()).toBeVisible({ timeout: 20_000 });
    if (this.isOffline && (await unknown.isVisible())) {
      await page.close();
      this.pages.delete(tab);
      return;
    }
    for (const each of tab.places) await each.expectShown(page);
  }

  /** Another build is there: the next page loads the document anew. */
  private async meetNewBuild(): Promise<void> {
    const [first] = this.pages;
    if (!first) return;
    const [tab, page] = first;
    await page.bringToFront();
    await page.route('**/builds/latest.json', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
    const asked = page.waitForResponse('**/builds/latest.json');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await asked;
    await page.getByRole('link', { name: 'Rancangan harian' }).first().click();
    await page.waitForURL('**/rph', { timeout: 20_000 });
    await page.unroute('**/builds/latest.json');
    await this.opened(tab, page, () => page.goto(tab.address, { waitUntil: 'commit' }));
  }

  /** Nothing of the session is left: the page that is loaded leads to the sign-in, and back. */
  private async endSession(): Promise<void> {
    const [first, ...others] = this.openable();
    if (!first) return;
    const [tab, page] = first;
    await this.device.context.clearCookies({ name: /session/ });
    await this.opened(tab, page, async () => {
      await page.reload();
      await expect(page.getByLabel('E-mel')).toBeVisible({ timeout: 20_000 });
      await submitCredentials(page, this.school.people.admin);
      await page.waitForURL(({ pathname }) => pathname !== '/auth/login');
      await page.goto(tab.address, { waitUntil: 'commit' });
    });
    for (const [other, shown] of others) await this.opened(other, shown, () => shown.reload());
  }

  /** What waits on the device, each with where it stands. */
  private async left(): Promise<string[]> {
    const [page] = this.pages.values();
    if (!page) return [];
    return page.evaluate(async () => {
      const done = (request: IDBRequest) =>
        new Promise((resolve) => {
          request.onsuccess = resolve;
        });
      const opened = indexedDB.open('rekod-outbox');
      await done(opened);
      const store = opened.result.transaction('commands').objectStore('commands');
      const [names, texts] = [store.getAllKeys(), store.getAll()];
      await Promise.all([done(names), done(texts)]);
      opened.result.close();
      return names.result.map((name, at) => `${name}: ${JSON.stringify(texts.result[at])}`);
    });
  }
}
