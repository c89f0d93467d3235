import { AppError } from '../errors/app-error.js';
import type { Beyond } from './printer-process.js';
import { MOST_PAGES } from './printing.js';

const WORDS: Readonly<Record<Beyond, string>> = {
  memory: 'takes more memory than a paper may',
  seconds: 'takes longer than a paper may',
  bytes: 'is larger than a file may be',
  pages: `has more than ${MOST_PAGES} pages`,
};

/** `what`: of the bounds of a paper. `where`: what is longest in it, as whoever has written it knows it. */
export class PaperTooLargeError extends AppError {
  constructor(what: Beyond | 'lines', { most, where }: Readonly<{ most?: number; where?: string }> = {}) {
    const said = what === 'lines' ? `has more than ${most} lines` : WORDS[what];
    const longest = where === undefined ? '' : `; the longest is ${where}`;
    super('PAPER_TOO_LARGE', 422, `The paper ${said}${longest}. Shorten it, or ask for fewer days.`, {
      what,
      ...(most !== undefined && { most }),
      ...(where !== undefined && { where }),
    });
  }
}
