import { ApiProperty } from '@nestjs/swagger';
import type { LessonOfPlan } from './lessons-of-plans.js';

const LESSON_FATES = ['held', 'stopped', 'away', 'gone'] as const;

/** What became of the lesson of a plan by now */
export class PlanLessonDto {
  /** stopped: by the school; away: its teacher; gone: the timetable has it no more */
  @ApiProperty({ enum: LESSON_FATES })
  fate: (typeof LESSON_FATES)[number];

  /** What the school has stopped it by; empty else */
  stoppedBy: string;

  /** When it is by now, where it is anywhere: YYYY-MM-DD and HH:MM */
  date: string | null;

  startTime: string | null;

  endTime: string | null;
}

/** `undefined`: the plan is of no lesson. */
export function toPlanLessonDto(lesson: LessonOfPlan | null | undefined): PlanLessonDto | null {
  if (lesson === undefined) return null;
  if (lesson === null) return { fate: 'gone', stoppedBy: '', date: null, startTime: null, endTime: null };
  const { fate, day, time } = lesson;
  return {
    fate: fate.kind,
    stoppedBy: fate.kind === 'stopped' ? fate.by : '',
    ...{ date: day, startTime: time.from, endTime: time.to },
  };
}
