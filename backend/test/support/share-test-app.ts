import { BusinessClock } from '../../src/platform/clock/business-clock.js';
import { type HostedBackendProcess, startHostedBackend } from './hosted-backend-process.js';
import { startTestApp, type TestApp } from './test-app.js';

type SpecGroup = { readonly endings: (() => Promise<void>)[] };

declare global {
  /** Set in a whole run, which runs files in groups: what is to be done after the last of them. */
  var specGroup: SpecGroup | undefined;
}

/** `hosted`: with which it signs in and keeps files. */
export type HostedTestApp = TestApp & Readonly<{ hosted: HostedBackendProcess }>;

/** It does no job, and takes the address of whoever asks from them. */
const FOR_ALL = { ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' };
/** What a day is for whoever names none: a Tuesday on which school is held, whenever the tests run. */
const DAY = Date.parse('2026-10-13T08:00:00+08:00');

let sharers = 0;

/**
 * The application for a file that keeps to schools of its own: one for all such files of a group, on one database. Each
 * asks from an address of its own, so that their limits are apart, and finds the same day. Whoever looks at all
 * schools, waits for a job, or changes what belongs to the platform starts its own (`startTestApp`).
 */
export const shareTestApp = sharing(() => startTestApp(FOR_ALL));

/** The same with a hosted backend, for a file whose people sign in there, or whose files are kept there. */
export const shareHostedApp = sharing(async (): Promise<HostedTestApp> => {
  const hosted = await startHostedBackend({ mailMaxFrequencySeconds: 0 });
  const t = await startTestApp({ ...FOR_ALL, SUPABASE_URL: hosted.url });
  return { ...t, hosted, close: () => t.close().finally(hosted.close) };
});

function sharing<App extends TestApp>(start: () => Promise<App>): () => Promise<App> {
  let shared: Promise<App> | undefined;
  return async () => {
    const group = globalThis.specGroup;
    if (group === undefined) return alone(await start());
    shared ??= start().then((t) => {
      group.endings.push(t.close);
      return t;
    });
    return asOne(await shared);
  };
}

/** A file by itself is not more than it is among others. */
function alone<App extends TestApp>(t: App): App {
  return { ...asOne(t), close: t.close };
}

function asOne<App extends TestApp>(t: App): App {
  sharers += 1;
  const address = `10.0.0.${sharers}`;
  const clock = t.app.get(BusinessClock);
  clock.freezeAt(DAY);
  return {
    ...t,
    call: (...asked) => t.call(...asked).set('x-forwarded-for', address),
    // No other process is to be told: a stored clock would be heard of later, by the next file.
    clockAt: async (instant) => clock.freezeAt(instant === null ? DAY : Date.parse(instant)),
    close: async () => clock.freezeAt(DAY),
  };
}
