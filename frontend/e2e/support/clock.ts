import { type APIRequestContext, expect } from '@playwright/test';
import { loopbackOrigin } from './addresses';

/** The business clock of the product that is being tested: API and worker together. */
export function clock(request: APIRequestContext, port?: string) {
  const address = `${loopbackOrigin(port)}/api/test/clock`;
  return {
    /** `2026-11-30T23:59:59.999+08:00` */
    async freeze(now: string): Promise<void> {
      expect((await request.put(address, { data: { now } })).ok()).toBe(true);
    },
    async now(): Promise<string> {
      return (await (await request.get(address)).json()).now;
    },
    async release(): Promise<void> {
      expect((await request.delete(address)).ok()).toBe(true);
    },
  };
}
