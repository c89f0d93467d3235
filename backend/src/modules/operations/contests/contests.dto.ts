import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import type { ShownContest } from '../../schools/index.js';

const ANSWERS = ['kept', 'released'] as const;

/** The school that has the code. */
export class ContestedSchoolDto {
  /** e.g. aba1001 */
  code: string;

  name: string;

  registeredAt: string;

  /** How many people belong to it */
  people: number;

  /** Whether a payment of it has ever succeeded: then its code is not released */
  hasPaid: boolean;
}

/** Who says that the code is another's, and why. */
export class OpenContestDto {
  id: string;

  /** As it was contested, e.g. aba1001 */
  code: string;

  name: string;

  email: string;

  /** Where the person is found at the school */
  contact: string;

  reason: string;

  contestedAt: string;

  school: ContestedSchoolDto;
}

export class OpenContestsDto {
  /** The oldest first, a hundred at most */
  contests: OpenContestDto[];
}

export class ContestAnswerDto {
  /** `kept`: the registration stands. `released`: the school moves to another address, the code is free again */
  @IsIn(ANSWERS)
  answer: (typeof ANSWERS)[number];

  /** Why, for the record and for the contestant */
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @IsPlainText()
  @Length(3, 500)
  reason: string;
}

export function toOpenContestDto(contest: ShownContest): OpenContestDto {
  const { id, code, name, email, contact, reason, contestedAt, school, hasPaid } = contest;
  const registeredAt = toMalaysianIso(school.registeredAt);
  return {
    ...{ id, code, name, email, contact, reason },
    contestedAt: toMalaysianIso(contestedAt),
    school: { ...school, registeredAt, hasPaid },
  };
}
