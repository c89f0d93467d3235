import { IntersectionType } from '@nestjs/swagger';
import { IsString, IsUUID } from 'class-validator';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { PageDto, PageQueryDto } from '../../../platform/page/page.dto.js';
import type { InboxState, ListedEvent } from '../../webhooks/index.js';
import { DeliveryFilterDto } from './delivery-filter.dto.js';

export class DeliveriesQueryDto extends IntersectionType(DeliveryFilterDto, PageQueryDto) {}

export class DeliverySchoolDto {
  /** e.g. aba1001 */
  code: string;

  name: string;
}

export class DeliveryDto {
  id: string;

  /** e.g. billplz */
  provider: string;

  /** The provider's own name of the event */
  dedupeKey: string;

  state: InboxState;

  /** A code, e.g. AMOUNT_MISMATCH */
  reason: string | null;

  school: DeliverySchoolDto | null;

  /** How often the provider sent it */
  deliveries: number;

  attempts: number;

  receivedAt: string;

  processedAt: string | null;
}

/** Ids in the order of the list; null at its ends */
export class DeliveryNeighboursDto {
  newer: string | null;

  older: string | null;
}

export class DeliveriesDto extends PageDto {
  /** Newest first */
  items: DeliveryDto[];
}

export class DeliveryHeaderDto {
  name: string;

  value: string;
}

export class DeliveryBodyDto {
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

export class DeliveryAttemptDto {
  at: string;

  outcome: InboxState;

  reason: string | null;

  /** The stack, where it failed */
  error: string | null;
}

export class DeliveryTransitionDto {
  effectiveAt: string;

  rule: string;

  level: string;
}

export class DeliveryChangeDto {
  at: string;

  levelBefore: string | null;

  expiresBefore: string | null;

  levelAfter: string | null;

  expiresAfter: string | null;
}

export class DeliveryDetailDto extends DeliveryDto {
  /** callback: told by the provider; poll: answered when asked */
  origin: string;

  /** Of the request that brought it: the name that its log lines carry; null for what came before it was kept */
  requestId: string | null;

  /** Secrets are blanked */
  headers: DeliveryHeaderDto[];

  /** null once it was erased, after 90 days */
  body: DeliveryBodyDto | null;

  bodySha256: string;

  claims: ClaimedFactDto[];

  facts: RecordedFactDto[];

  /** Oldest first */
  attemptLog: DeliveryAttemptDto[];

  transitions: DeliveryTransitionDto[];

  /** The school's status before and after */
  changes: DeliveryChangeDto[];
}

export class DeliveryActionDto {
  /** Why, for the record */
  @IsPlainText()
  @Length(3, 500)
  reason: string;
}

export class DeliveryLinkDto extends DeliveryActionDto {
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
  schools: DeliverySchoolDto[];
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

export function toDeliveryDto(
  { position: _, schoolId: __, receivedAt, processedAt, ...event }: ListedEvent,
  school: DeliverySchoolDto | undefined,
): DeliveryDto {
  return {
    ...event,
    school: school ? { code: school.code, name: school.name } : null,
    receivedAt: toMalaysianIso(receivedAt),
    processedAt: isoOrNull(processedAt),
  };
}
