import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Somebody who writes one plan in a tab: numbers in its objective, each greater than the last. */
export class Writer {
  private address: string;
  private page: Page | undefined;
  /** The last number that was typed, and the last that the page showed as saved or kept. */
  typed = 0;
  owed = 0;

  constructor(
    private readonly context: BrowserContext,
    origin: string,
    readonly subject: string,
  ) {
    this.address = `${origin}/bina-rph`;
  }

  /** In a tab of its own; what was promised stands there. */
  async open(): Promise<void> {
    this.page = await this.context.newPage();
    await this.page.goto(this.address);
    await expect(this.objective).toBeVisible();
    if (this.owed > 0) await expect.poll(() => this.shown(), this.named).toBeGreaterThanOrEqual(this.owed);
  }

  async begin(): Promise<void> {
    await this.open();
    await this.tab.getByLabel('Mata pelajaran').fill(this.subject);
    await this.write(0);
    await expect.poll(() => this.tab.url(), this.named).toContain('id=');
    this.address = this.tab.url();
  }

  async write(pause: number): Promise<void> {
    this.typed += 1;
    await this.objective.fill(String(this.typed));
    await this.tab.waitForTimeout(pause);
    this.owed = Math.max(this.owed, await this.promised());
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await expect(this.objective).toBeVisible();
    await expect.poll(() => this.shown(), this.named).toBeGreaterThanOrEqual(this.owed);
  }

  /** Another build is there: the next page loads the document anew. */
  async meetNewBuild(): Promise<void> {
    const builds = '**/builds/latest.json';
    await this.tab.route(builds, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
    await this.tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    // A page behind another one draws no frames, and is not pressed.
    await this.tab.bringToFront();
    await this.tab.getByRole('link', { name: 'Rancangan harian' }).first().click();
    await this.tab.waitForURL('**/rph', { timeout: 20_000 });
    await this.tab.close();
    await this.open();
  }

  /** The process of the tab ends as it stands. */
  async kill(): Promise<void> {
    const session = await this.context.newCDPSession(this.tab);
    const crashed = this.tab.waitForEvent('crash', { timeout: 20_000 });
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.tab.close();
  }

  private get tab(): Page {
    if (!this.page) throw new Error('The writer has opened no tab.');
    return this.page;
  }

  private get objective() {
    return this.tab.getByLabel('Objektif *');
  }

  private get named() {
    return { message: `${this.subject}: of ${this.typed} typed, ${this.owed} promised` };
  }

  private async shown(): Promise<number> {
    return Number(await this.objective.inputValue());
  }

  /** What the page says is safe, read with the text that it says it of. */
  private promised(): Promise<number> {
    return this.tab.evaluate(() => {
      const states = [...document.querySelectorAll('form span')].map(({ textContent }) => textContent ?? '');
      const isSafe = states.some((text) => /^(?:Disimpan \d|Dalam peranti ini$)/.test(text));
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name=objective]');
      return isSafe ? Number(field?.value) : 0;
    });
  }
}
