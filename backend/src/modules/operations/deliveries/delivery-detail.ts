import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import type { ProviderFact } from '../../billing/index.js';
import { type FoundEvent, redactBody } from '../../webhooks/index.js';
import type { DeliveryDetailDto, DeliverySchoolDto } from './deliveries.dto.js';
import type { DeliveryEffects } from './delivery-effects.read-model.js';
import { readableBody } from './readable-body.js';

type Parts = Readonly<{
  event: FoundEvent;
  school: DeliverySchoolDto | undefined;
  effects: DeliveryEffects;
}>;

/** Everything that is known of an event, on one page. */
export function deliveryDetail({ event, school, effects }: Parts): DeliveryDetailDto {
  return {
    id: event.id,
    provider: event.provider,
    dedupeKey: event.dedupe_key,
    origin: event.origin,
    requestId: event.request_id,
    state: event.state,
    reason: event.reason,
    school: school ? { code: school.code, name: school.name } : null,
    deliveries: event.deliveries,
    attempts: event.attempts,
    receivedAt: iso(event.received_at),
    processedAt: isoOrNull(event.processed_at?.getTime() ?? null),
    headers: Object.entries(event.headers).map(([name, value]) => ({ name, value })),
    body: event.raw && readableBody(redactBody(event.raw)),
    bodySha256: event.raw_sha256.toString('hex'),
    claims: event.claims.map(claimedFact),
    attemptLog: event.attemptLog.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
    ...told(effects),
  };
}

function claimedFact(fact: ProviderFact) {
  return {
    kind: fact.kind,
    paymentId: fact.paymentId,
    amountSen: 'amountSen' in fact ? fact.amountSen : null,
    currency: 'currency' in fact ? fact.currency : null,
    at: isSayable(fact.at) ? toMalaysianIso(fact.at) : null,
  };
}

function told({ facts, transitions, changes }: DeliveryEffects) {
  return {
    facts: facts.map((fact) => ({ ...fact, at: iso(fact.at) })),
    transitions: transitions.map((row) => ({ ...row, effectiveAt: iso(row.effectiveAt) })),
    changes: changes.map((change) => ({
      ...change,
      at: iso(change.at),
      expiresBefore: isoOrNull(change.expiresBefore?.getTime() ?? null),
      expiresAfter: isoOrNull(change.expiresAfter?.getTime() ?? null),
    })),
  };
}

/** Whether four digits hold the year of a claim, which may be any. */
function isSayable(at: number): boolean {
  return at >= 0 && at < Date.UTC(9999, 11, 31);
}

function iso(date: Date): string {
  return toMalaysianIso(date.getTime());
}
