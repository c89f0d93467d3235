import createClient from 'openapi-fetch';
import type { components, paths } from '../schema';

/** The routes that only development and test builds have; they ask for no token. */
export const developerApi = createClient<paths>({ baseUrl: '' });

export type Simulation = components['schemas']['SimulationDto'];
export type DatedLevel = components['schemas']['DatedLevelDto'];
export type Scenario = components['schemas']['ScenarioOrderDto'];
export type BankEvent = Scenario['events'][number];
export type InboxLine = components['schemas']['InboxLineDto'];
export type Provider = components['schemas']['WebhookOrderDto']['provider'];
export type WebhookReplies = components['schemas']['WebhookRepliesDto'];
export type Level = DatedLevel['level'];
