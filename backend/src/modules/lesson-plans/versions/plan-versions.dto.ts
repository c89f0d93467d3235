import { OmitType } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { PlanVersion } from '../domain/plan-versions.js';
import { LessonPlanContentDto } from '../lesson-plans.dto.js';

/** What a plan said before its lesson, in one of its versions */
export class PlanVersionDto extends OmitType(LessonPlanContentDto, ['reflection']) {
  version: number;

  /** When it was written */
  writtenAt: string;
}

export class PlanVersionsDto {
  /** The newest first */
  items: PlanVersionDto[];
}

export function toPlanVersionDto({ version, writtenAt, content }: PlanVersion): PlanVersionDto {
  return { ...content, version, writtenAt: toMalaysianIso(writtenAt) };
}
