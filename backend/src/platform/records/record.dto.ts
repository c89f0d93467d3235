import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { isoOrNull, toMalaysianIso } from '../clock/instant.js';
import type { RecordState } from './record-rows.js';

/** The largest `integer` of the database. */
const LARGEST_VERSION = 2_147_483_647;

/** What every reply has beside the content. */
export class RecordDto {
  id: string;

  version: number;

  updatedAt: string;

  deletedAt: string | null;
}

export class NewRecordDto {
  /** Chosen by the client: creating the same record again makes no second one */
  @IsUUID()
  id: string;
}

export class ChangedRecordDto {
  /** The version that was changed; another one in the meantime is a conflict */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;
}

export function toRecordDto<Kept extends RecordState>({ updatedAt, deletedAt, ...kept }: Kept) {
  return { ...kept, updatedAt: toMalaysianIso(updatedAt), deletedAt: isoOrNull(deletedAt) };
}
