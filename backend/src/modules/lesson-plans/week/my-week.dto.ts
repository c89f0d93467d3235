import { IntersectionType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LessonPlanDto, toLessonPlanDto } from '../lesson-plans.dto.js';
import { ReflectionDto } from '../reflections/reflections.dto.js';
import type { PreparedWeek } from './my-week.service.js';
import type { LessonOfWeek, ReadWeek } from './told-week.js';

class DayOfWeekDto {
  /** Any day of the week, YYYY-MM-DD */
  @IsDayOfThisCentury()
  day: string;
}

export class MyWeekQueryDto extends IntersectionType(SchoolQueryDto, DayOfWeekDto) {}

export class PrepareWeekDto extends IntersectionType(SchoolQueryDto, DayOfWeekDto) {}

export class TakeBackWeekDto extends SchoolQueryDto {
  /** What the preparation made */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @IsUUID('all', { each: true })
  planIds: string[];
}

class SchoolDayDto {
  /** YYYY-MM-DD */
  date: string;

  /** Whether school is held */
  isHeld: boolean;

  /** What the day is otherwise than its weekday says */
  names: string[];
}

/** What the yearly plan has for a lesson that nobody has planned */
class ProposedLessonDto {
  topic: string;

  learningStandards: string[];
}

class WeekLessonDto extends PickType(LessonPlanDto, [
  'date',
  'startTime',
  'endTime',
  'className',
  'subject',
  'teachingSetId',
]) {
  room: string;

  /** The same for lessons of one subject and level, which may be planned alike; null where nobody can say */
  course: string | null;

  /** own: to be planned by the caller; away: the caller is; colleague: planned by one who teaches it too; stopped: by the school */
  standing: 'own' | 'away' | 'colleague' | 'stopped';

  /** What stopped it, or who plans it */
  note: string;

  /** Of the plan that stands for it */
  planId: string | null;

  /** Of a plan of it that the caller has deleted; nothing else is made in its place */
  deletedPlanId: string | null;

  proposed: ProposedLessonDto | null;

  /** Null where none could say what comes */
  hasYearlyPlan: boolean | null;

  /** Its plan is about what the yearly plan has only later */
  isAhead: boolean;
}

/** `id`: of the lesson plan. */
class NotedLessonDto extends PickType(ReflectionDto, ['id', 'status', 'reason', 'present', 'mastered']) {}

class ReliefLessonDto extends PickType(WeekLessonDto, [
  'date',
  'startTime',
  'endTime',
  'className',
  'subject',
]) {
  awayName: string;
}

export class PlannedWeekDto {
  /** Its first day, YYYY-MM-DD */
  week: string;

  /** As the school calls it; null for one that it does not count */
  number: number | null;

  days: SchoolDayDto[];

  /** What says which lessons there are; pattern: the last week that the caller planned */
  source: 'timetable' | 'pattern' | 'none';

  lessons: WeekLessonDto[];

  /** Lessons of colleagues that the caller gives in their place */
  relief: ReliefLessonDto[];

  /** Of the week and for its lessons, in order */
  plans: LessonPlanDto[];

  /** What happened in the lessons of these plans, where it was noted */
  noted: NotedLessonDto[];

  /** Of plans that were made for a lesson that is no more */
  withoutLesson: string[];

  /** Of plans that were verified for a lesson of the week and are of one of another week by choice */
  elsewhere: string[];
}

export class PreparedWeekDto extends PlannedWeekDto {
  /** Ids of the plans that were made */
  made: string[];
}

export function toPreparedWeekDto({ made, ...read }: PreparedWeek): PreparedWeekDto {
  return { ...toPlannedWeekDto(read), made: [...made] };
}

export function toPlannedWeekDto(read: ReadWeek): PlannedWeekDto {
  return {
    week: read.week,
    number: read.number,
    days: read.days.map(({ names, ...day }) => ({ ...day, names: [...names] })),
    source: read.source,
    lessons: read.lessons.map(toLessonDto),
    relief: read.relief.map(({ day, time, className, subject, awayName }) => ({
      ...{ date: day, startTime: time.from, endTime: time.to },
      ...{ className, subject, awayName },
    })),
    plans: read.plans.map(({ slot, isMoved, copiedFrom, isGenerated, ...plan }) => toLessonPlanDto(plan)),
    noted: read.noted.map(({ id, status, reason, present, mastered }) => ({
      ...{ id, status, reason, present, mastered },
    })),
    withoutLesson: [...read.withoutLesson],
    elsewhere: read.plans.filter(({ slot }) => slot && slot.week !== read.week).map(({ id }) => id),
  };
}

function toLessonDto({ lesson, outline, planId, deletedPlanId, ...told }: LessonOfWeek): WeekLessonDto {
  const { teachingSetId, date, startTime, endTime, className, subject, room, course } = lesson;
  const { standing, note, hasYearlyPlan, isAhead } = told;
  return {
    ...{ teachingSetId, date, startTime, endTime, className, subject, room, course },
    ...{ standing, note, planId, deletedPlanId, hasYearlyPlan, isAhead },
    proposed: outline && {
      topic: outline.row.topic,
      learningStandards: [...outline.learningStandards],
    },
  };
}
