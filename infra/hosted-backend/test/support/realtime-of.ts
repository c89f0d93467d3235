import { type RealtimeChannel, RealtimeClient, type RealtimeClientOptions } from '@supabase/supabase-js';
import type { HostedBackend } from '../../src/index.ts';

/** A client of its own, for what supabase-js does not hand through. */
export function realtimeOf(
  backend: Pick<HostedBackend, 'url' | 'publishableKey'>,
  options: RealtimeClientOptions = {},
): RealtimeClient {
  const params = { apikey: backend.publishableKey, ...options.params };
  return new RealtimeClient(`${backend.url}/realtime/v1`, { ...options, params });
}

/** @throws what the channel is refused with, or its status where there is no error */
export function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel);
      else reject(error ?? new Error(status));
    });
  });
}

/** Gathers what is heard, and waits for as much as a test expects. */
export class Heard<T> {
  readonly all: T[] = [];
  #arrived = () => {};

  readonly add = (one: T) => {
    this.all.push(one);
    this.#arrived();
  };

  async first(count: number): Promise<T[]> {
    while (this.all.length < count) {
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
    return this.all;
  }
}

export interface HeardBroadcast {
  type: 'broadcast';
  event: string;
  payload: unknown;
}

export function broadcastsOn(channel: RealtimeChannel): Heard<HeardBroadcast> {
  const heard = new Heard<HeardBroadcast>();
  channel.on('broadcast', { event: '*' }, ({ type, event, payload }) => heard.add({ type, event, payload }));
  return heard;
}
