import { Injectable, StreamableFile } from '@nestjs/common';
import type { SchoolCaller } from '../access/caller.js';
import { TooManyPapersError, ValidationError } from '../errors/errors.js';
import { type Bounds, FairTurns, type Whose } from './fair-turns.js';
import { HeldPapers, lengthOf } from './held-papers.js';
import { PaperPress } from './paper-press.js';
import type { Pieces } from './printer-process.js';
import { type Paper, PrintingRefused } from './printing.js';

/** To find out what is on a paper takes one of many requests' time: twenty at once would be felt by everybody else. */
const PREPARED: Bounds = { atOnce: 2, ofSchoolAtOnce: 1, mostOfSchool: 400, mostOfPerson: 6 };

/** Where papers are asked for and handed out. */
@Injectable()
export class PaperDesk {
  private readonly held = new HeldPapers(this.press.held);
  private readonly preparing = new FairTurns(PREPARED);

  constructor(private readonly press: PaperPress) {}

  /** Whether it would be printed and handed out at once. */
  isFree(whose: Whose): boolean {
    return this.held.hasRoomFor(whose.school) && this.press.isFree(whose);
  }

  /** When its turn has come. @throws TooManyPapersError */
  prepare<Sized extends Paper>(whose: Whose, leaving: AbortSignal, prepare: () => Promise<Sized>) {
    return this.preparing.inTurn(whose, leaving, prepare);
  }

  print({ work }: Paper, whose: Whose, leaving: AbortSignal): Promise<Pieces> {
    return this.press.print(work, whose, leaving).catch(toldAsRefused);
  }

  /**
   * When its turn has come and it is printed.
   * @throws TooManyPapersError where those who are slow to take theirs hold too much
   */
  async file(paper: Paper, whose: Whose, leaving: AbortSignal): Promise<StreamableFile> {
    this.checkRoom(whose);
    const pieces = await this.print(paper, whose, leaving);
    // Others may have been printed since.
    this.checkRoom(whose);
    return new StreamableFile(this.held.handOut(whose.school, pieces), {
      ...{ type: paper.type, length: lengthOf(pieces) },
      disposition: `attachment; filename="${paper.name}"`,
    });
  }

  private checkRoom({ school }: Whose): void {
    if (!this.held.hasRoomFor(school)) throw new TooManyPapersError();
  }
}

/** What is kept may be refused by a rule that came after it. */
function toldAsRefused(problem: unknown): never {
  if (!(problem instanceof PrintingRefused)) throw problem;
  throw new ValidationError([{ field: 'format', message: `cannot be printed: ${problem.message}` }]);
}

export function whoseOf({ school, principal }: Pick<SchoolCaller, 'school' | 'principal'>): Whose {
  return { school: school.id, person: principal.userId };
}
