import type { Page } from '@playwright/test';

/** 150 ms, 1.6 Mbit/s down, 0.75 up, as a phone has it at the edge of a town. */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export type SlowLine = { setOffline: (isOffline: boolean) => Promise<void> };

/** A line that is lost and comes back; what the library does to the context would end its slowness. */
export async function onSlowLine(page: Page): Promise<SlowLine> {
  const session = await page.context().newCDPSession(page);
  const setOffline = async (offline: boolean) => {
    await session.send('Network.emulateNetworkConditions', { offline, ...LINE });
  };
  await session.send('Network.enable');
  await setOffline(false);
  return { setOffline };
}
