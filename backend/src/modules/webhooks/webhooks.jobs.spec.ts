import { retryDelay } from '../../platform/queue/retry-delay.js';
import { processWebhook } from './webhooks.jobs.js';

describe('An event whose processing keeps failing', () => {
  it.each([0, 1])('is tried for six to eight hours before it is given up, dice %s', (dice) => {
    let lastAfterMs = 0;
    for (let made = 1; made < processWebhook.attempts; made += 1) lastAfterMs += retryDelay(made, dice);
    expect(lastAfterMs).toBeGreaterThan(6 * 3_600_000);
    expect(lastAfterMs).toBeLessThan(8 * 3_600_000);
  });
});
