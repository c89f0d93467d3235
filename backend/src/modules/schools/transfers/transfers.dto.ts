import { IsUUID } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import type { Transfer } from './transfer.js';

export class OfferTransferDto extends SchoolQueryDto {
  /** Who is to become the main administrator: another member of the school */
  @IsUUID()
  receiverId: string;
}

export class TransferDto {
  /** Who offers the role and has it until the receiver confirms */
  holderId: string;

  receiverId: string;

  offeredAt: string;

  expiresAt: string;
}

export class OpenTransferDto {
  /** Null while nothing is offered by the caller or to the caller */
  transfer: TransferDto | null;
}

export function toOpenTransferDto(transfer: Transfer | null): OpenTransferDto {
  if (!transfer) return { transfer: null };
  const { offeredAt, expiresAt, ...people } = transfer;
  return {
    transfer: {
      ...people,
      offeredAt: toMalaysianIso(offeredAt),
      expiresAt: toMalaysianIso(expiresAt),
    },
  };
}
