import { readFileSync } from 'node:fs';
import { processes, statOf, TICKS_A_SECOND } from '../../load/footprint.ts';

const EVERY_MS = 200;
const MB = 1_024 ** 2;
const PAGE_BYTES = 4_096;

/** The most that the product's process and its printers have held, in megabytes, and what they have used in seconds. */
export type Watched = Readonly<{
  productMegabytes: number;
  /** Of all that live at the same time. */
  printersMegabytes: number;
  printers: number;
  productSeconds: number;
  printersSeconds: number;
}>;

/** Begins now. Read from /proc: Linux only. */
export class ProcessWatch {
  private readonly product: string;
  private readonly begunSeconds: number;
  private readonly timer: NodeJS.Timeout;
  /** Of each printer what it had used when it was first seen, and last. */
  private readonly used = new Map<string, Readonly<{ first: number; last: number }>>();
  private peaks = { product: 0, printers: 0, count: 0 };

  constructor(dataDir: string) {
    const found = processes().find(
      ({ command, environment }) =>
        command.includes('backend/dist/main.js') && environment.includes(`\0DATA_DIR=${dataDir}\0`),
    );
    if (!found) throw new Error('The product does not run.');
    this.product = found.id;
    this.begunSeconds = measured(found.id).seconds;
    this.look();
    this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  end(): Watched {
    clearInterval(this.timer);
    this.look();
    const printers = [...this.used.values()];
    return {
      productMegabytes: this.peaks.product,
      printersMegabytes: this.peaks.printers,
      printers: this.peaks.count,
      productSeconds: measured(this.product).seconds - this.begunSeconds,
      printersSeconds: printers.reduce((sum, { first, last }) => sum + last - first, 0),
    };
  }

  private look(): void {
    const isFirst = this.used.size === 0 && this.peaks.product === 0;
    const printers = printersOf(this.product).map((id) => ({ id, ...measured(id) }));
    for (const { id, seconds } of printers)
      this.used.set(id, { first: this.used.get(id)?.first ?? (isFirst ? seconds : 0), last: seconds });
    this.peaks = {
      product: Math.max(this.peaks.product, measured(this.product).megabytes),
      printers: Math.max(
        this.peaks.printers,
        printers.reduce((sum, { megabytes }) => sum + megabytes, 0),
      ),
      count: Math.max(this.peaks.count, printers.length),
    };
  }
}

function printersOf(parent: string): string[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ');
  return children.filter((id) => id.trim() !== '' && commandOf(id).includes('print-papers'));
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Its own, without what its children used. Nothing once it has ended. */
function measured(id: string): Readonly<{ megabytes: number; seconds: number }> {
  try {
    const stat = statOf(id).map(Number);
    const [user = 0, system = 0, pages = 0] = [stat[13], stat[14], stat[23]];
    return { megabytes: (pages * PAGE_BYTES) / MB, seconds: (user + system) / TICKS_A_SECOND };
  } catch {
    return { megabytes: 0, seconds: 0 };
  }
}
