import { ApiProperty } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { PlannedWeekDto, toPlannedWeekDto } from '../../lesson-plans/index.js';
import type { Owed, OwedWeek } from './owed-weeks.js';
import { SentWeekDto, toSentWeekDto } from './week-sending.dto.js';
import type { WholeWeek } from './whole-weeks.js';

class ReturnedLessonDto {
  planId: string;

  /** YYYY-MM-DD */
  date: string;

  /** HH:MM */
  startTime: string;

  className: string;

  subject: string;
}

/** A week of the session of which something is owed */
export class OwedWeekDto {
  /** Its first day, YYYY-MM-DD */
  week: string;

  /** As the school counts; null for a week without a number */
  @ApiProperty({ type: 'integer' })
  number: number | null;

  dueAt: string;

  /** Lessons of which nothing was sent, and it is late */
  @ApiProperty({ type: 'integer' })
  missing: number;

  /** Whose plan came back and was not sent again */
  returned: ReturnedLessonDto[];
}

export class OwedWeeksDto {
  /** The day of the caller's first lesson of the session, from which on it is counted; null before there is one */
  since: string | null;

  /** The earliest first */
  items: OwedWeekDto[];
}

export function toOwedWeeksDto({ since, weeks }: Owed): OwedWeeksDto {
  return { since, items: weeks.map(toOwedWeekDto) };
}

function toOwedWeekDto({ dueAt, returned, ...week }: OwedWeek): OwedWeekDto {
  return {
    ...{ ...week, dueAt: toMalaysianIso(dueAt) },
    returned: returned.flatMap(({ planId, date, startTime, className, subject }) =>
      planId === null ? [] : [{ planId, date, startTime, className, subject }],
    ),
  };
}

export class MyWeekDto extends PlannedWeekDto {
  sending: SentWeekDto;
}

export function toMyWeekDto({ sending, ...read }: WholeWeek): MyWeekDto {
  return { ...toPlannedWeekDto(read), sending: toSentWeekDto(sending) };
}
