import { AppError } from '../errors/app-error.js';
import type { Beyond } from './printer-process.js';

const WORDS: Readonly<Record<Beyond, string>> = {
  memory: 'takes more memory than a paper may',
  seconds: 'takes longer than a paper may',
  bytes: 'is larger than a file may be',
};

/** `what`: of the bounds of a paper. `where`: what is too long, as whoever has written it knows it. */
export class PaperTooLargeError extends AppError {
  constructor(
    what: Beyond | 'lines' | 'nodes',
    { most, where }: Readonly<{ most?: number; where?: string }> = {},
  ) {
    const counted = what === 'lines' || what === 'nodes';
    const said = counted ? `has more than ${most} ${what === 'lines' ? 'lines' : 'parts'}` : WORDS[what];
    super('PAPER_TOO_LARGE', 422, `${where ?? 'The paper'} ${said}. Shorten it, or ask for fewer days.`, {
      what,
      ...(most !== undefined && { most }),
      ...(where !== undefined && { where }),
    });
  }
}
