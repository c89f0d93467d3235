import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsUUID, Matches, ValidateNested } from 'class-validator';
import { isoOrNull } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury, IsLaterThan, IsTimeOfDay } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { ChangedRecordDto, toRecordDto } from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { Answers } from '../claims/broken-promises.js';
import { PROMISE_ANSWERS, type PromiseAnswer, type PromiseTime } from '../domain/promises.js';
import { TIMETABLE } from '../domain/timetable.js';
import type { Timetable } from './timetables.repository.js';

const Kept = dtosOf(TIMETABLE, {
  academicYearId: 'A timetable stays in its academic year',
  name: 'e.g. Jadual mulai Julai; each once in a year',
});

export class NewTimetableDto extends Kept.New {
  /** Another timetable of the year, whose lessons the draft begins with */
  @MayBeAbsent()
  @IsUUID()
  copyOf?: string;
}

export class ChangedTimetableDto extends Kept.Changed {}

export class PromisePlaceDto implements PromiseTime {
  /** YYYY-MM-DD */
  @IsDayOfThisCentury()
  day: string;

  /** HH:MM */
  @IsTimeOfDay()
  from: string;

  /** HH:MM, not included */
  @IsTimeOfDay()
  @IsLaterThan('from')
  to: string;
}

export class AnsweredPromiseDto {
  /** As a refusal names it */
  @Matches(/^[a-z_]{1,40}$/)
  kind: string;

  /** As a refusal names it */
  @IsUUID()
  id: string;

  /** One of those that the refusal allows: it stands beside the lesson, goes to another time, or is given up */
  @IsIn(PROMISE_ANSWERS)
  answer: PromiseAnswer;

  /** Where it goes; of a move alone */
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => PromisePlaceDto)
  place?: PromisePlaceDto;
}

/** What becomes of promises of dates that stand in the way. */
class AnswersToPromisesDto {
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique(({ kind, id }: AnsweredPromiseDto) => `${kind} ${id}`)
  @ValidateNested({ each: true })
  @Type(() => AnsweredPromiseDto)
  promises?: AnsweredPromiseDto[];

  /** What becomes of all that are not named, as far as they take that answer; what is moved goes where the refusal proposes, or stays */
  @MayBeAbsent()
  @IsIn(PROMISE_ANSWERS)
  otherPromises?: PromiseAnswer;
}

export class PublicationDto extends IntersectionType(SchoolQueryDto, ChangedRecordDto, AnswersToPromisesDto) {
  /** The first day on which it holds, YYYY-MM-DD: tomorrow at the earliest, but for administrators */
  @IsDayOfThisCentury()
  startsOn: string;

  /** Why an administrator lets it begin on a day that is over, else null */
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 300)
  reason: string | null;
}

export class WithdrawalDto extends IntersectionType(SchoolQueryDto, ChangedRecordDto, AnswersToPromisesDto) {}

export class TimetableDto extends Kept.Reply {
  /** The first day on which it holds, YYYY-MM-DD; null for a draft */
  startsOn: string | null;

  publishedAt: string | null;

  /** Why it began on a day that was over */
  backdatingReason: string | null;
}

export class HeldTimetableDto extends TimetableDto {
  /** YYYY-MM-DD, until the next one begins; null for a draft */
  lastDay: string | null;
}

export class TimetablesDto {
  /** By their first day, then drafts as they were made */
  items: HeldTimetableDto[];
}

export function toTimetableDto<Shown extends Timetable>({ publishedAt, ...timetable }: Shown) {
  return { ...toRecordDto(timetable), publishedAt: isoOrNull(publishedAt) };
}

export function toAnswers({ promises, otherPromises }: AnswersToPromisesDto): Answers {
  const named = (promises ?? []).map(({ place, ...answered }) => ({ ...answered, place: place ?? null }));
  return { named, others: otherPromises ?? null };
}
