import { IsUUID, Matches } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import type { Comment } from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PLAN_SECTION } from '../domain/sent-plan.js';

const LONGEST_COMMENT = 1_000;

export class PlanRemarkDto {
  /** Chosen by the client: written again under it nothing happens */
  @IsUUID()
  id: string;

  /** Of what it speaks: whole, or week-12 for a week of teaching */
  @Matches(PLAN_SECTION)
  section: string;

  @IsPlainText()
  @Length(1, LONGEST_COMMENT)
  @Matches(/\S/u)
  body: string;
}

export class AnswerRemarkDto extends SchoolQueryDto {
  /** Chosen by the client: written again under it nothing happens */
  @IsUUID()
  id: string;

  /** Of what it speaks: whole, or week-12 for a week of teaching */
  @Matches(PLAN_SECTION)
  section: string;

  @IsPlainText()
  @Length(1, LONGEST_COMMENT)
  @Matches(/\S/u)
  body: string;
}

export class ShownRemarkDto {
  id: string;

  /** Of what it speaks: whole, or week-12 for a week of teaching */
  section: string;

  body: string;

  /** Null once the person has left the school */
  writtenBy: string | null;

  /** Whoever sent it wrote it */
  isAuthors: boolean;

  writtenAt: string;
}

export function toRemarkDto(
  { id, section, body, writtenBy, writtenAt }: Comment,
  authorId: string,
  names: ReadonlyMap<string, string>,
): ShownRemarkDto {
  return {
    ...{ id, section, body, isAuthors: writtenBy === authorId, writtenBy: names.get(writtenBy) ?? null },
    writtenAt: toMalaysianIso(writtenAt),
  };
}
