import { DAY_MS } from '../../../platform/calendar/day.js';
import { startOfDay, startOfNextDay } from '../../../platform/calendar/school-instant.js';
import type { InboxFilter } from '../../webhooks/index.js';
import type { DeliveryFilterDto } from './delivery-filter.dto.js';

/** Bodies have no index: a search among them must not read years. */
const TEXT_DAYS = 30;

/** What was asked for as the inbox understands it. Days are Malaysian; `now`: system time. */
export function inboxFilter(
  asked: DeliveryFilterDto,
  schoolId: string | undefined,
  now: number,
): InboxFilter {
  const { id, provider, states, reason, from, to, text } = asked;
  const isText = text !== undefined && text !== '';
  return {
    id,
    schoolId,
    provider,
    reason,
    states: states?.length ? states : undefined,
    from: from ? startOfDay(from) : isText ? now - TEXT_DAYS * DAY_MS : undefined,
    until: to ? startOfNextDay(to) : undefined,
    text: isText ? text : undefined,
  };
}
