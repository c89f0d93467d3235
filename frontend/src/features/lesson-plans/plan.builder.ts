import { blankPlan, type LessonPlan, type PlanFields } from './plan';

export const blank = blankPlan('2026-11-20');

export function textWith(differing: Partial<PlanFields>): PlanFields {
  return { ...blank, ...differing };
}

/** A plan as the server holds it. */
export function planWith(differing: Partial<LessonPlan> = {}): LessonPlan {
  return {
    id: '5f0c2c1e-0d5c-4b8e-9a43-0c9f2d7a4b11',
    version: 1,
    ...blank,
    contentStandards: [],
    learningStandards: [],
    isComplete: false,
    isSample: false,
    teachingSetId: null,
    isUnseen: false,
    isSealed: false,
    attachments: 0,
    updatedAt: '2026-11-20T10:32:00+08:00',
    deletedAt: null,
    ...differing,
  };
}
