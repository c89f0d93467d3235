import { Injectable, StreamableFile } from '@nestjs/common';
import type { SchoolCaller } from '../access/caller.js';
import { ValidationError } from '../errors/errors.js';
import type { Whose } from './fair-turns.js';
import { PaperPress } from './paper-press.js';
import { type Paper, PrintingRefused } from './printing.js';

/** Where papers are handed out. */
@Injectable()
export class PaperDesk {
  constructor(private readonly press: PaperPress) {}

  /** Whether it would be printed at once. */
  isFree(whose: Whose): boolean {
    return this.press.isFree(whose);
  }

  print({ work }: Paper, whose: Whose, leaving: AbortSignal): Promise<Buffer> {
    return this.press.print(work, whose, leaving).catch(toldAsRefused);
  }

  /** When its turn has come and it is printed. */
  async file({ name, type, work }: Paper, whose: Whose, leaving: AbortSignal): Promise<StreamableFile> {
    const content = await this.print({ name, type, work }, whose, leaving);
    return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
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
