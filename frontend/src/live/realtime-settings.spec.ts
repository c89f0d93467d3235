import { RealtimeClient } from '@supabase/realtime-js';
import { realtimeSettings, reconnectAfterMs } from './realtime-settings';

it('a lost connection is tried again after 1, 2, 5 and 10 s, then every 10 s', () => {
  expect([1, 2, 3, 4, 5, 60].map(reconnectAfterMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});

it('the client waits 10 s for an answer, beats every 30 s, and takes the schedule', () => {
  const client = new RealtimeClient('ws://localhost/realtime/v1', {
    ...realtimeSettings,
    params: { apikey: 'k' },
  });
  expect(client.timeout).toBe(10_000);
  expect(client.heartbeatIntervalMs).toBe(30_000);
  expect([1, 2, 3, 4, 5].map(client.reconnectAfterMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
});
