import { ApiProperty } from '@nestjs/swagger';

/** Why a row asks for a decision. */
export const ROLL_OVER_PROBLEMS = [
  'nobodyComes',
  'severalLevels',
  'sameName',
  'teacherGone',
  'headGone',
  'noClass',
  'undecided',
  'goesNowhere',
] as const;
export type RollOverProblem = (typeof ROLL_OVER_PROBLEMS)[number];

/** What a part would make of something that stands, as a person sees and changes it. */
export class RollOverRowDto {
  /** Stays the same while what it is about stands */
  key: string;

  /** What stands in the session that ends, or null where there is nothing of the kind */
  from: string | null;

  /** What would stand in the one that begins */
  to: string;

  /** Why it waits for a decision; null where it is decided, or asks for none */
  @ApiProperty({ enum: ROLL_OVER_PROBLEMS, nullable: true })
  problem: RollOverProblem | null;

  /** One of the choices of the part, or a name where `isName`; null while nothing is decided */
  chosen: string | null;

  /** Whether a name is written rather than one of the choices taken */
  isName: boolean;

  /** How many pupils it decides on; null where it stands for itself alone */
  pupils: number | null;

  /**
   * What this row may be decided to beside the choices of its part. Of a class of pupils `each`: one by one; of a single
   * one `follow` the class, or `stay` in the one that is in its place
   */
  others: string[];
}

export class RollOverChoiceDto {
  /** `make`, `skip`, `none`, `leave`, the id of a person, or what stands for a class */
  value: string;

  /** Of a person or a class; null for the others */
  name: string | null;
}

/** A class of the next session for which nothing stands that could be copied. */
export class LackingClassDto {
  name: string;

  /** Whether any subject is taught at its levels */
  hasSubjects: boolean;
}

export class RollOverPartDto {
  /** How many it would make as it is decided by now */
  count: number;

  /** What its rows that are no names choose from */
  choices: RollOverChoiceDto[];

  rows: RollOverRowDto[];

  /** Of what is taught: the classes that it leaves without any; left out by other parts */
  lacking?: LackingClassDto[];
}

/** Every part by its name: the properties come from what modules declare. */
export class RollOverPartsDto {}
