import { Type } from 'class-transformer';
import { IsInt, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import type { InboxState, ListedEvent } from '../../webhooks/index.js';
import { EventFilterDto } from './event-filter.dto.js';

export class EventsQueryDto extends EventFilterDto {
  /** nextCursor of the page before */
  @MayBeAbsent()
  @IsString()
  cursor?: string;

  /** Events on a page, 50 unless told otherwise */
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

export class EventSchoolDto {
  /** e.g. aba1001 */
  code: string;

  name: string;
}

export class InboxEventDto {
  id: string;

  /** e.g. billplz */
  provider: string;

  /** The provider's own name of the event */
  dedupeKey: string;

  state: InboxState;

  /** A code, e.g. AMOUNT_MISMATCH */
  reason: string | null;

  school: EventSchoolDto | null;

  /** How often the provider sent it */
  deliveries: number;

  attempts: number;

  receivedAt: string;

  processedAt: string | null;
}

/** Ids in the order of the list; null at its ends */
export class EventNeighboursDto {
  newer: string | null;

  older: string | null;
}

export class InboxEventsDto {
  /** Newest first */
  items: InboxEventDto[];

  /** null on the last page */
  nextCursor: string | null;
}

export class EventHeaderDto {
  name: string;

  value: string;
}

export class EventBodyDto {
  text: string;

  bytes: number;

  /** False where bytes had to be replaced to show it */
  isText: boolean;
}

/** What the event says happened, whether or not it counts. */
export class ClaimedFactDto {
  kind: string;

  paymentId: string;

  amountSen: number | null;

  currency: string | null;

  /** Null where it is no time that anybody can mean */
  at: string | null;
}

export class RecordedFactDto {
  kind: string;

  paymentId: string;

  amountSen: number | null;

  at: string;

  invoiceNumber: string;
}

export class EventAttemptDto {
  at: string;

  outcome: InboxState;

  reason: string | null;

  /** The stack, where it failed */
  error: string | null;
}

export class EventTransitionDto {
  effectiveAt: string;

  rule: string;

  level: string;
}

export class EventChangeDto {
  at: string;

  levelBefore: string | null;

  expiresBefore: string | null;

  levelAfter: string | null;

  expiresAfter: string | null;
}

export class EventDetailDto extends InboxEventDto {
  /** callback: told by the provider; poll: answered when asked */
  origin: string;

  /** Secrets are blanked */
  headers: EventHeaderDto[];

  /** null once it was erased, after 90 days */
  body: EventBodyDto | null;

  bodySha256: string;

  claims: ClaimedFactDto[];

  facts: RecordedFactDto[];

  /** Oldest first */
  attemptLog: EventAttemptDto[];

  transitions: EventTransitionDto[];

  /** The school's status before and after */
  changes: EventChangeDto[];
}

export class EventActionDto {
  /** Why, for the record */
  @IsPlainText()
  @Length(3, 500)
  reason: string;
}

export class EventLinkDto extends EventActionDto {
  /** e.g. aba1001 */
  @IsString()
  @Length(1, 63)
  school: string;

  @IsUUID()
  invoiceId: string;
}

export class SchoolsQueryDto {
  /** The beginning of a code or part of a name */
  @IsPlainText()
  @Length(1, 100)
  text: string;
}

export class FoundSchoolsDto {
  schools: EventSchoolDto[];
}

export class LinkableInvoiceDto {
  id: string;

  number: string;

  planName: string;

  termMonths: number;

  amountSen: number;

  status: string;

  createdAt: string;
}

export class LinkableInvoicesDto {
  /** Those not paid first */
  invoices: LinkableInvoiceDto[];
}

export function toInboxEventDto(
  { position: _, schoolId: __, receivedAt, processedAt, ...event }: ListedEvent,
  school: EventSchoolDto | undefined,
): InboxEventDto {
  return {
    ...event,
    school: school ? { code: school.code, name: school.name } : null,
    receivedAt: toMalaysianIso(receivedAt),
    processedAt: isoOrNull(processedAt),
  };
}
