import type { InboxFilter } from '../../webhooks/index.js';
import type { EventFilterDto } from './event-filter.dto.js';

const DAY_MS = 24 * 3_600_000;
/** Bodies have no index: a search among them must not read years. */
const TEXT_DAYS = 30;

/** What was asked for as the inbox understands it. Days are Malaysian; `now`: system time. */
export function inboxFilter(asked: EventFilterDto, schoolId: string | undefined, now: number): InboxFilter {
  const { id, provider, states, reason, from, to, text } = asked;
  const isText = text !== undefined && text !== '';
  return {
    id,
    schoolId,
    provider,
    reason,
    states: states?.length ? states : undefined,
    from: from ? startOf(from) : isText ? now - TEXT_DAYS * DAY_MS : undefined,
    until: to ? startOf(to) + DAY_MS : undefined,
    text: isText ? text : undefined,
  };
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}
