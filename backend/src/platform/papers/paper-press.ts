import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';
import { type Bounds, FairTurns, type Whose } from './fair-turns.js';
import type { HeldBounds } from './held-papers.js';
import { PaperTooLargeError } from './paper-press.errors.js';
import { type PaperBounds, type Pieces, type Printed, PrinterProcess } from './printer-process.js';
import { PrintingRefused, type ToPrint } from './printing.js';

/** `program`: what Node is told to run; a test has no built one. `held`: of what is printed and not taken yet. */
export type PressSettings = Readonly<{
  program: readonly string[];
  turns: Bounds;
  bounds: PaperBounds;
  held: HeldBounds;
}>;
export const PRESS_SETTINGS = Symbol('settings of the paper press');

const MB = 1024 * 1024;
export const USUAL_PRESS: PressSettings = {
  program: [join(BACKEND_FOLDER, 'dist/print-papers.js')],
  turns: { atOnce: 2, ofSchoolAtOnce: 1, mostOfSchool: 60, mostOfPerson: 4 },
  bounds: { memoryBytes: 480 * MB, processorMs: 60_000, patienceMs: 300_000, bytes: 48 * MB },
  held: { bytes: 192 * MB, ofSchool: 64 * MB },
};
/** One that has held more than this begins anew: what it holds now is of no paper. */
const RESTED_BYTES = 200 * MB;
const IDLE_MS = 60_000;
/** Whose process died of something else than the paper is printed again. */
const TRIES = 3;

/** Prints whatever has no bound, in processes that may die of it: this one answers meanwhile. */
@Injectable()
export class PaperPress implements OnApplicationShutdown {
  private readonly settings: PressSettings;
  private readonly turns: FairTurns;
  private readonly resting: PrinterProcess[] = [];
  private readonly printing = new Set<PrinterProcess>();
  private lastUsedAt = 0;

  constructor(@Optional() @Inject(PRESS_SETTINGS) settings: PressSettings | undefined) {
    this.settings = settings ?? USUAL_PRESS;
    this.turns = new FairTurns(this.settings.turns);
  }

  get held(): HeldBounds {
    return this.settings.held;
  }

  get counts() {
    return this.turns.counts;
  }

  /** Whether it would be printed at once. */
  isFree(whose: Whose): boolean {
    return this.turns.isFree(whose);
  }

  /** @throws TooManyPapersError, PaperTooLargeError, PrintingRefused; the reason of `leave` */
  print(work: ToPrint, whose: Whose, leave: AbortSignal = NEVER): Promise<Pieces> {
    return this.turns.inTurn(whose, leave, () => this.printNow(work, leave));
  }

  onApplicationShutdown(): void {
    for (const each of [...this.resting, ...this.printing]) each.end();
  }

  @Interval(IDLE_MS)
  endIdle(): void {
    if (performance.now() - this.lastUsedAt < IDLE_MS) return;
    for (const each of this.resting.splice(0)) each.end();
  }

  private async printNow({ name, head, items }: ToPrint, leave: AbortSignal): Promise<Pieces> {
    for (let tries = 1; ; tries += 1) {
      const printed = await this.inProcess((printer) => printer.print({ name, head, items: items() }, leave));
      if (printed.end === 'printed') return printed.pieces;
      if (printed.end === 'refused') throw new PrintingRefused(printed.message);
      if (printed.end === 'beyond') throw new PaperTooLargeError(printed.bound);
      if (printed.end === 'failed') throw new Error(`Printing ${name} failed: ${printed.message}`);
      if (tries === TRIES) throw new Error(`Whatever prints ${name} dies of it.`);
    }
  }

  private async inProcess(print: (printer: PrinterProcess) => Promise<Printed>): Promise<Printed> {
    const { program, bounds } = this.settings;
    const rested = this.resting.splice(0).filter(({ isAlive }) => isAlive);
    const printer = rested.pop() ?? new PrinterProcess(program, bounds);
    this.resting.push(...rested);
    this.printing.add(printer);
    try {
      return await print(printer);
    } finally {
      this.printing.delete(printer);
      this.lastUsedAt = performance.now();
      if (printer.memoryBytes > RESTED_BYTES) printer.end();
      else if (printer.isAlive) this.resting.push(printer);
    }
  }
}

const NEVER = new AbortController().signal;
