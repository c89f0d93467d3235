import { Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { FileRefused } from './file-refused.js';

/** `inflatedBytes`: of all parts together. */
export type ArchiveBounds = Readonly<{ inflatedBytes: number; entries: number }>;
const OF_WORKBOOKS: ArchiveBounds = { inflatedBytes: 64 * 1024 * 1024, entries: 2_000 };

/** The parts of a ZIP, by path. What is inflated is counted while it is inflated: the file says of itself what it likes. */
export class Archive {
  private inflated = 0;

  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
    private readonly mostInflated: number,
  ) {}

  static async open(bytes: Buffer, bounds: ArchiveBounds = OF_WORKBOOKS): Promise<Archive> {
    const zip = await fromBuffer(bytes, { lazyEntries: true }).catch(() => {
      throw new FileRefused('unreadable');
    });
    return new Archive(zip, await entriesOf(zip, bounds.entries), bounds.inflatedBytes);
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  paths(): string[] {
    return [...this.entries.keys()];
  }

  async read(path: string): Promise<Readable> {
    const entry = this.entries.get(path);
    if (!entry || entry.isEncrypted()) throw new FileRefused(entry ? 'encrypted' : 'unreadable');
    const open = promisify<yauzl.Entry, Readable>(this.zip.openReadStream.bind(this.zip));
    const stream = await open(entry);
    const counted = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        this.inflated += piece.length;
        done(this.inflated > this.mostInflated ? new FileRefused('too_big') : null, piece);
      },
    });
    stream.on('error', () => counted.destroy(new FileRefused('unreadable')));
    return stream.pipe(counted);
  }
}

const fromBuffer = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

function entriesOf(zip: yauzl.ZipFile, most: number): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    if (zip.entryCount > most) reject(new FileRefused('too_big'));
    const names = new Set<string>();
    zip.on('entry', (entry: yauzl.Entry) => {
      const name = entry.fileName.toLowerCase();
      // Of two parts of one name each reader takes another.
      if (names.has(name)) return reject(new FileRefused('unreadable'));
      names.add(name);
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new FileRefused('unreadable')));
    zip.readEntry();
  });
}
