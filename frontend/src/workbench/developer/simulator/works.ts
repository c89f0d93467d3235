import { unwrap } from '../../../api/api-error';
import type { components } from '../schema';
import { developerApi, type Scenario } from './developer-client';

type Schemas = components['schemas'];

/** Stops the business clock there, and does at once what has become due. */
export async function moveClock(now: string): Promise<void> {
  await unwrap(developerApi.PUT('/api/test/clock', { body: { now } }));
  await unwrap(developerApi.POST('/api/test/run-due'));
}

export const releaseClock = () => unwrap(developerApi.DELETE('/api/test/clock'));

export const openBill = (code: string, body: Schemas['BillOrderDto']) =>
  unwrap(developerApi.POST('/api/test/schools/{code}/bills', { params: { path: { code } }, body }));

export const playScenario = (code: string, body: Scenario) =>
  unwrap(developerApi.POST('/api/test/schools/{code}/scenarios', { params: { path: { code } }, body }));

export const sendWebhook = (body: Schemas['WebhookOrderDto']) =>
  unwrap(developerApi.POST('/api/test/webhooks', { body }));

export const armFault = (body: Schemas['FaultOrderDto']) =>
  unwrap(developerApi.PUT('/api/test/faults', { body }));

export const askBank = () => unwrap(developerApi.POST('/api/test/reconciliations'));

export const replay = (eventId: string) =>
  unwrap(developerApi.POST('/api/test/replays', { body: { eventId } }));
