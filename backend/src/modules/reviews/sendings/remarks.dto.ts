import { IsUUID, Matches } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { Comment } from './sent-records.repository.js';

const LONGEST_REMARK = 1_000;
const LONGEST_REASON = 500;

/** What is said of what was sent; each kind says of which of its parts */
export class NewRemarkDto {
  /** Chosen by the client: written again under it nothing happens */
  @IsUUID()
  id: string;

  @IsPlainText()
  @Length(1, LONGEST_REMARK)
  @Matches(/\S/u)
  body: string;
}

/** What was said of it */
export class RemarkDto {
  id: string;

  body: string;

  /** Null once the person has left the school */
  writtenBy: string | null;

  /** Whoever sent it wrote it */
  isAuthors: boolean;

  writtenAt: string;
}

export class AmendmentDto extends SchoolQueryDto {
  /** Chosen by the client: begun again under it nothing happens */
  @IsUUID()
  id: string;

  /** Whoever verifies it again reads why */
  @IsPlainText()
  @Length(1, LONGEST_REASON)
  @Matches(/\S/u)
  reason: string;
}

export function toRemarkDto(
  { id, body, writtenBy, writtenAt }: Comment,
  authorId: string,
  names: ReadonlyMap<string, string>,
): RemarkDto {
  return {
    ...{ id, body, isAuthors: writtenBy === authorId, writtenBy: names.get(writtenBy) ?? null },
    writtenAt: toMalaysianIso(writtenAt),
  };
}
