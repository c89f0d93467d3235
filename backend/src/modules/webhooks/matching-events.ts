import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { toDate } from '../../platform/clock/instant.js';
import type { InboxFilter } from './inbox-filter.js';
import type { WebhooksTables } from './webhooks-tables.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Inbox = ExpressionBuilder<WebhooksTables, 'webhook_inbox'>;

export function matching(filter: InboxFilter) {
  return (event: Inbox): Expression<SqlBool> => event.and(conditions(event, filter));
}

function conditions(event: Inbox, filter: InboxFilter): Expression<SqlBool>[] {
  const { id, schoolId, provider, states, reason, from, until, text } = filter;
  return [
    ...(id === undefined ? [] : [named(event, id)]),
    ...(schoolId === undefined ? [] : [event('webhook_inbox.school_id', '=', schoolId)]),
    ...(provider === undefined ? [] : [event('webhook_inbox.provider', '=', provider)]),
    ...(states === undefined ? [] : [event('webhook_inbox.state', 'in', [...states])]),
    ...(reason === undefined ? [] : [event('webhook_inbox.reason', '=', reason)]),
    ...(from === undefined ? [] : [event('webhook_inbox.received_at', '>=', toDate(from))]),
    ...(until === undefined ? [] : [event('webhook_inbox.received_at', '<', toDate(until))]),
    ...(text === undefined
      ? []
      : [sql<SqlBool>`position(${Buffer.from(text)}::bytea in webhook_inbox.raw) > 0`]),
  ];
}

/** A provider may name its events by a UUID as well. */
function named(event: Inbox, id: string): Expression<SqlBool> {
  const byProvider = event('webhook_inbox.dedupe_key', '=', id);
  return UUID.test(id) ? event.or([event('webhook_inbox.id', '=', id), byProvider]) : byProvider;
}
