import { IsIn } from 'class-validator';
import { TOUCHED_KINDS, type TouchedKind, type TouchedLine } from './touched-source.js';

export class TouchedLineDto implements TouchedLine {
  @IsIn(TOUCHED_KINDS)
  what: TouchedKind;

  /** How many are held no more; of rows of yearly plans, how many lose their week */
  gone: number;

  /** How many are held that were not; of rows, how many have their week again */
  added: number;

  /** How many are held at another time of the day */
  moved: number;

  /** Of how many teachers all these are; 0 where they are the school's */
  people: number;
}

export class TouchedDto {
  /** A line for each kind, also where nothing of it is touched */
  lines: TouchedLineDto[];
}
