import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { SchoolQueryDto } from '../schools/index.js';
import type { MadeWork, OwnWorkArrival } from './own-work-brought.js';

class BroughtCountsDto {
  /** What was not there */
  added: number;

  /** What was there already, and stays as it is */
  there: number;

  /** What cannot come */
  invalid: number;
}

class BroughtOfKindsDto {
  blocks: BroughtCountsDto;

  templates: BroughtCountsDto;

  plans: BroughtCountsDto;

  yearlyPlans: BroughtCountsDto;
}

class OwnWorkProblemDto {
  /** e.g. plans.3.objective */
  field: string;

  message: string;
}

class MadeWorkDto {
  arrivalId: string;

  blocks: string[];

  templates: string[];

  yearlyPlans: string[];
}

export class OwnWorkArrivalDto {
  /** From which it comes */
  school: string;

  takenAt: string;

  counts: BroughtOfKindsDto;

  /** Of what cannot come, the first hundred */
  problems: OwnWorkProblemDto[];

  /** By which it is taken back; null where the file was only tried */
  made: MadeWorkDto | null;
}

export class TakeBackWorkDto extends SchoolQueryDto implements MadeWork {
  @IsUUID('all')
  arrivalId: string;

  @IsArray()
  @ArrayMaxSize(200)
  @IsUUID('all', { each: true })
  blocks: string[];

  @IsArray()
  @ArrayMaxSize(200)
  @IsUUID('all', { each: true })
  templates: string[];

  @IsArray()
  @ArrayMaxSize(60)
  @IsUUID('all', { each: true })
  yearlyPlans: string[];
}

const MOST_TOLD = 100;

export function toArrivalDto(
  { made, problems, ...arrival }: OwnWorkArrival,
  isKept: boolean,
): OwnWorkArrivalDto {
  return {
    ...arrival,
    problems: problems.slice(0, MOST_TOLD).map(({ field, message }) => ({ field, message })),
    made: isKept
      ? {
          arrivalId: made.arrivalId,
          blocks: [...made.blocks],
          templates: [...made.templates],
          yearlyPlans: [...made.yearlyPlans],
        }
      : null,
  };
}
