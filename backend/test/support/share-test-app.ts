import { BusinessClock } from '../../src/platform/clock/business-clock.js';
import { startTestApp, type TestApp } from './test-app.js';

type SpecGroup = { readonly endings: (() => Promise<void>)[] };

declare global {
  /** Set in a whole run, which runs files in groups: what is to be done after the last of them. */
  var specGroup: SpecGroup | undefined;
}

/** It does no job, and takes the address of whoever asks from them. */
const FOR_ALL = { ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' };

let shared: Promise<TestApp> | undefined;
let sharers = 0;

/**
 * The application for a file that keeps to schools of its own: one for all such files of a group, on one database. Each
 * asks from an address of its own, so that their limits are apart, and finds the clock running. Whoever looks at all
 * schools, waits for a job, or changes what belongs to the platform starts its own (`startTestApp`).
 */
export async function shareTestApp(): Promise<TestApp> {
  if (!globalThis.specGroup) return startTestApp(FOR_ALL);
  shared ??= startForAll(globalThis.specGroup);
  return asOne(await shared);
}

async function startForAll({ endings }: SpecGroup): Promise<TestApp> {
  const t = await startTestApp(FOR_ALL);
  endings.push(t.close);
  return t;
}

function asOne(t: TestApp): TestApp {
  sharers += 1;
  const address = `10.0.0.${sharers}`;
  const clock = t.app.get(BusinessClock);
  return {
    ...t,
    call: (...asked) => t.call(...asked).set('x-forwarded-for', address),
    // No other process is to be told: a stored clock would be heard of later, by the next file.
    clockAt: async (instant) => (instant === null ? clock.resume() : clock.freezeAt(Date.parse(instant))),
    close: async () => clock.resume(),
  };
}
