import { IsIn } from 'class-validator';
import { TOUCHED_KINDS, type TouchedKind, type TouchedLine } from './touched-source.js';

export class TouchedLineDto implements TouchedLine {
  @IsIn(TOUCHED_KINDS)
  what: TouchedKind;

  /** How many are held no more */
  gone: number;

  /** How many are held that were not */
  added: number;

  /** How many are held at another time of the day */
  moved: number;
}

export class TouchedDto {
  /** A line for each kind, also where nothing of it is touched */
  lines: TouchedLineDto[];
}
