import { ApiProperty } from '@nestjs/swagger';
import { type AskedPaper, PAPER_STATES, type PaperState } from './asked-paper.js';

/** Why a paper is not made. */
export class PaperProblemDto {
  code: string;

  message: string;
}

/** A paper that is made for whoever asked. */
export class AskedPaperDto {
  id: string;

  /** Of the file, with its ending */
  name: string;

  @ApiProperty({ enum: PAPER_STATES })
  state: PaperState;

  /** Its turn: 1 is the next. Null once it is being made */
  @ApiProperty({ type: Number, nullable: true })
  place: number | null;

  /** It takes long: a notice tells when it is made */
  isLarge: boolean;

  @ApiProperty({ type: PaperProblemDto, nullable: true })
  problem: PaperProblemDto | null;
}

export function toAskedPaperDto({ id, name, state, place, isLarge, problem }: AskedPaper): AskedPaperDto {
  return { id, name, state, place, isLarge, problem };
}
