import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { TABLE_FORMATS, type TableFormat } from '../../../platform/tables/table-file.js';
import type { HelpReason, LessonFate, SentState, WeekFigures } from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { MOST_WEEKS } from './counted-weeks.js';
import { SUBMISSIONS_OF, type SubmissionsOf } from './read-submissions.js';
import type { FatedLesson, Submissions, SubmissionsOfWeek } from './submissions.service.js';

const FATES = ['on_time', 'late', 'missing', 'open', 'away', 'colleague', 'stopped'] as const;
const HELP_KINDS = ['missing', 'late'] as const;

/** How many weeks are told unless somebody asks for more. */
const USUAL_WEEKS = 8;

class OfWhomQueryDto extends SchoolQueryDto {
  /** Of those whom the caller supervises, or of the whole school, for administrators alone */
  @MayBeAbsent()
  @IsIn(SUBMISSIONS_OF)
  of: SubmissionsOf = 'supervised';
}

export class SubmissionsQueryDto extends OfWhomQueryDto {
  /** The weeks up to that of this day, YYYY-MM-DD; today where it is left out */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  to?: string;

  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_WEEKS)
  weeks: number = USUAL_WEEKS;
}

export class SubmissionReportQueryDto extends OfWhomQueryDto {
  /** Weeks that have a day of these, at most those of a session; YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  @IsDayOfThisCentury()
  to: string;

  /** Of one teacher: week by week */
  @MayBeAbsent()
  @IsUUID()
  teacherId?: string;
}

export class SubmissionTableQueryDto extends SubmissionReportQueryDto {
  @IsIn(TABLE_FORMATS)
  format: TableFormat;
}

export class SubmittedLessonsQueryDto extends OfWhomQueryDto {
  @IsUUID()
  teacherId: string;

  /** Any day of the week, YYYY-MM-DD */
  @IsDayOfThisCentury()
  day: string;
}

export class DueWeekDto {
  /** Its first day, YYYY-MM-DD */
  week: string;

  /** As the school calls it */
  @ApiProperty({ type: 'integer' })
  number: number | null;

  dueAt: string;
}

/** What is expected is on time, late, missing or still open; what was verified is among the first two */
export class WeekFiguresDto implements WeekFigures {
  @ApiProperty({ type: 'integer' })
  expected: number;

  @ApiProperty({ type: 'integer' })
  onTime: number;

  @ApiProperty({ type: 'integer' })
  late: number;

  @ApiProperty({ type: 'integer' })
  missing: number;

  @ApiProperty({ type: 'integer' })
  open: number;

  @ApiProperty({ type: 'integer' })
  verified: number;

  /** Lessons that were not owed, the teacher being away */
  @ApiProperty({ type: 'integer' })
  away: number;
}

export class HelpReasonDto {
  @ApiProperty({ enum: HELP_KINDS })
  kind: HelpReason['kind'];

  /** For how many in a row */
  @ApiProperty({ type: 'integer' })
  weeks: number;

  /** Of the last of them; null where that is not the reason */
  @ApiProperty({ type: 'integer' })
  sent: number | null;

  @ApiProperty({ type: 'integer' })
  expected: number | null;
}

export class TeacherSubmissionsDto {
  teacherId: string;

  name: string;

  /** The day of their first lesson in these weeks, before which nothing is counted of them, YYYY-MM-DD */
  since: string | null;

  /** In the order of the weeks */
  weeks: WeekFiguresDto[];

  /** Why a word with the teacher would help; null for no reason */
  help: HelpReasonDto | null;
}

export class SubmissionsDto {
  /** Of which the weeks are; null in none of the school's */
  session: string | null;

  /** Weeks of teaching, the earliest first */
  weeks: DueWeekDto[];

  /** By name */
  teachers: TeacherSubmissionsDto[];
}

export class SubmittedLessonDto {
  /** YYYY-MM-DD */
  date: string;

  /** HH:MM */
  startTime: string;

  /** HH:MM */
  endTime: string;

  className: string;

  subject: string;

  /** on_time, late, missing and open are expected; away, colleague and stopped are not */
  @ApiProperty({ enum: FATES })
  fate: LessonFate;

  /** What the school has stopped it by; empty where it is held */
  stoppedBy: string;

  /** Of what was sent of it; null for nothing */
  planId: string | null;

  @ApiProperty({ enum: ['sent', 'returned', 'verified', null], nullable: true, type: 'string' })
  state: SentState | null;
}

export class SubmittedLessonsDto {
  /** Null outside the weeks of teaching */
  week: DueWeekDto | null;

  lessons: SubmittedLessonDto[];
}

export function toSubmissionsDto({ session, weeks, teachers }: Submissions): SubmissionsDto {
  return {
    session,
    weeks: weeks.map(toDueWeekDto),
    teachers: teachers.map(({ teacherId, name, since, weeks: figures, help }) => ({
      ...{ teacherId, name, since, weeks: [...figures], help: help && toHelpDto(help) },
    })),
  };
}

export function toSubmittedLessonsDto({ week, lessons }: SubmissionsOfWeek): SubmittedLessonsDto {
  return { week: week && toDueWeekDto(week), lessons: lessons.map(toLessonDto) };
}

function toDueWeekDto({ week, number, dueAt }: Submissions['weeks'][number]): DueWeekDto {
  return { week, number, dueAt: toMalaysianIso(dueAt) };
}

function toHelpDto(help: HelpReason): HelpReasonDto {
  const { sent, expected } = help.kind === 'missing' ? help : { sent: null, expected: null };
  return { kind: help.kind, weeks: help.weeks, sent, expected };
}

function toLessonDto({
  date,
  startTime,
  endTime,
  className,
  subject,
  fate,
  stoppedBy,
  planId,
  state,
}: FatedLesson): SubmittedLessonDto {
  return { date, startTime, endTime, className, subject, fate, stoppedBy, planId, state };
}
