import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { shownCode } from '../../../platform/proof/check-code.js';
import { LessonPlanContentDto } from '../../lesson-plans/index.js';
import type { OpenedFront, OpenedPlan, OpenedWeek } from './visit-reader.js';
import type { VisitedWeek } from './visited-weeks.js';
import type { ShownHead, Visit } from './visits.service.js';

export const VISITED_STATES = ['sent', 'verified'] as const;
export type VisitedState = (typeof VISITED_STATES)[number];

class VisitedWeekDto {
  /** Its first day, YYYY-MM-DD */
  week: string;

  /** By which the school calls it */
  @ApiProperty({ type: 'integer' })
  number: number | null;
}

class VisitedFiguresDto {
  week: string;

  /** How many plans were sent of it, verified ones too */
  @ApiProperty({ type: 'integer' })
  sent: number;

  @ApiProperty({ type: 'integer' })
  verified: number;
}

class VisitedTeacherDto {
  id: string;

  name: string;

  /** In the order of the weeks */
  weeks: VisitedFiguresDto[];
}

/** What a visitor's link shows */
export class VisitDto {
  schoolName: string;

  schoolCode: string;

  /** For whom the link was made */
  visitor: string;

  endsAt: string;

  weeks: VisitedWeekDto[];

  teachers: VisitedTeacherDto[];
}

class VisitedLessonDto extends PickType(LessonPlanContentDto, [
  'date',
  'startTime',
  'endTime',
  'className',
  'subject',
  'topic',
]) {
  /** Of the plan */
  id: string;

  /** verified: in every step, for good */
  @ApiProperty({ enum: VISITED_STATES })
  state: VisitedState;

  /** By which anybody checks what was sealed; null until it is */
  checkCode: string | null;
}

/** What was sent of a teacher's week */
export class VisitedLessonsDto extends VisitedWeekDto {
  teacherName: string;

  /** In the order of the lessons */
  plans: VisitedLessonDto[];
}

class VisitedSignatureDto {
  /** 1 verifies first */
  @ApiProperty({ type: 'integer' })
  step: number;

  /** Null once the person has left the school */
  name: string | null;

  at: string;
}

/** A plan as it was sent: what is planned. What happened in the lesson is its author's and the school's */
export class VisitedPlanDto extends OmitType(LessonPlanContentDto, ['reflection']) {
  id: string;

  teacherId: string;

  teacherName: string;

  week: VisitedWeekDto;

  sentAt: string;

  @ApiProperty({ enum: VISITED_STATES })
  state: VisitedState;

  /** Of what was verified before */
  isAmendment: boolean;

  checkCode: string | null;

  /** In the order of the steps; empty until it is sealed */
  signed: VisitedSignatureDto[];
}

export function toVisitDto({ school, link, weeks, teachers }: Visit, sent: OpenedFront['sent']): VisitDto {
  const of = (teacherId: string, week: string) => {
    const own = sent.filter((plan) => plan.authorId === teacherId && plan.week === week);
    return { week, sent: own.length, verified: own.filter(({ isVerified }) => isVerified).length };
  };
  return {
    ...{ schoolName: school.name, schoolCode: school.code.toUpperCase(), visitor: link.visitor },
    ...{ endsAt: toMalaysianIso(link.endsAt), weeks: weeks.map(toWeekDto) },
    teachers: teachers.map(({ id, name }) => ({ id, name, weeks: weeks.map(({ week }) => of(id, week)) })),
  };
}

export function toLessonsDto({ teacher, week, plans }: OpenedWeek): VisitedLessonsDto {
  return {
    ...{ ...toWeekDto(week), teacherName: teacher.name },
    plans: plans.map(({ recordId, head, ...shown }) => ({
      ...{ ...head, id: recordId, state: stateOf(shown), checkCode: codeOf(shown) },
    })),
  };
}

export function toVisitedPlanDto({ teacher, week, plan, names }: OpenedPlan): VisitedPlanDto {
  const { recordId, content, sentAt, seal, amendment, ...shown } = plan;
  return {
    ...content,
    ...{ id: recordId, teacherId: teacher.id, teacherName: teacher.name, week: toWeekDto(week) },
    ...{
      sentAt: toMalaysianIso(sentAt),
      state: stateOf(shown),
      isAmendment: amendment !== null,
      checkCode: codeOf(shown),
    },
    signed: (seal?.signed ?? []).map(({ step, by, at }) => ({
      ...{ step, name: names.get(by) ?? null, at: toMalaysianIso(at) },
    })),
  };
}

function toWeekDto({ week, number }: VisitedWeek): VisitedWeekDto {
  return { week, number };
}

function stateOf({ isVerified }: Pick<ShownHead, 'isVerified'>): VisitedState {
  return isVerified ? 'verified' : 'sent';
}

function codeOf({ code }: Pick<ShownHead, 'code'>): string | null {
  return code && shownCode(code);
}
