import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import config from '../playwright.config';
import type { OwnSchool } from '../support/own-school';
import { untilInstalled } from '../support/service-worker';
import { openSignedIn } from '../support/sign-in';
import { systemNow } from '../support/today';

const { executablePath = '', args = [] } = config.use?.launchOptions ?? {};

type Running = { process: ChildProcess; context: BrowserContext };

/** A computer of somebody of the school: a browser of its own with its profile, which outlives the browser's end. */
export class Device {
  private running: Running | undefined;

  private constructor(
    private readonly profile: string,
    private readonly school: OwnSchool,
  ) {}

  static async begin(school: OwnSchool): Promise<Device> {
    const device = new Device(await mkdtemp(join(tmpdir(), 'kept-')), school);
    await device.start();
    const page = await device.context.newPage();
    await openSignedIn(page, `${school.origin}/dashboard`, school.people.admin);
    await untilInstalled(page);
    await page.close();
    return device;
  }

  get context(): BrowserContext {
    if (!this.running) throw new Error('The browser does not run.');
    return this.running.context;
  }

  async start(): Promise<void> {
    const child = spawn(
      executablePath,
      [
        ...args,
        '--lang=ms-MY',
        '--window-size=1280,900',
        `--user-data-dir=${this.profile}`,
        '--remote-debugging-port=0',
      ],
      // Its processes die with it: one group.
      {
        detached: true,
        env: { ...process.env, TZ: 'Asia/Kuala_Lumpur' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile.');
    context.setDefaultTimeout(30_000);
    await context.addInitScript(() => localStorage.setItem('device-use', 'own'));
    this.running = { process: child, context };
  }

  /** SIGKILL, to the browser and to every process of it. Resolves to when. */
  async kill(): Promise<number> {
    const { process: child } = this.running ?? {};
    this.running = undefined;
    if (!child?.pid) return systemNow();
    const died = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    const at = systemNow();
    await died;
    return at;
  }

  /** As after a kill; a cookie of a moment ago is not on the disk, which is no matter here. */
  async startAgain(): Promise<void> {
    const cookies = this.cookies;
    await this.start();
    await this.context.addCookies(cookies);
  }

  private cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

  async noteCookies(): Promise<void> {
    this.cookies = await this.context.cookies();
  }

  get origin(): string {
    return this.school.origin;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where it listens to whoever drives it, which it says when it has started. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Its output is a pipe.');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('The browser did not start.');
}
