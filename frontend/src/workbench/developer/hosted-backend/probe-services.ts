import { appConfig } from '../../../site/config';
import { type ProbeState, probeState } from './probe-state';

const timeLimit = 10_000;

/** Paths that need nothing but the publishable key. */
export const services = {
  auth: '/auth/v1/health',
  rest: '/rest/v1/probe?limit=0',
  storage: '/storage/v1/bucket',
  realtime: '/realtime/v1/websocket',
  functions: '/functions/v1/probe',
} as const;

export type Service = keyof typeof services;
export type Probe = { state: ProbeState; milliseconds: number };

async function ask(service: Service): Promise<ProbeState> {
  const { supabaseUrl, supabasePublishableKey: apikey } = appConfig();
  const reply = await fetch(supabaseUrl + services[service], {
    headers: { apikey, authorization: `Bearer ${apikey}` },
    signal: AbortSignal.timeout(timeLimit),
  });
  return probeState(reply.status, await reply.json().catch(() => null));
}

/** A heartbeat there and back, as the client sends it every 30 s. */
function beat(): Promise<ProbeState> {
  const { supabaseUrl, supabasePublishableKey } = appConfig();
  const query = new URLSearchParams({ apikey: supabasePublishableKey, vsn: '2.0.0' });
  const socket = new WebSocket(`${supabaseUrl.replace(/^http/, 'ws')}${services.realtime}?${query}`);
  const answered = new Promise<ProbeState>((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
    socket.onmessage = () => resolve({ kind: 'works' });
    socket.onerror = () => resolve({ kind: 'failed', problem: 'Soket tidak dibuka' });
    setTimeout(() => resolve({ kind: 'failed', problem: 'Tiada jawapan dalam 10 s' }), timeLimit);
  });
  return answered.finally(() => socket.close());
}

async function stateOf(service: Service): Promise<ProbeState> {
  try {
    const state = await ask(service);
    return service === 'realtime' && state.kind === 'works' ? await beat() : state;
  } catch (failure) {
    return { kind: 'failed', problem: String(failure) };
  }
}

export async function probe(service: Service): Promise<Probe> {
  const start = performance.now();
  const state = await stateOf(service);
  return { state, milliseconds: Math.round(performance.now() - start) };
}
