import { Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { FileRefused } from './read-sheet.js';

/** Of all parts together, inflated. */
const MOST_INFLATED_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

/** The parts of a ZIP, by path. What is inflated is counted while it is inflated: the file says of itself what it likes. */
export class Archive {
  private inflated = 0;

  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  static async open(bytes: Buffer): Promise<Archive> {
    const zip = await fromBuffer(bytes, { lazyEntries: true }).catch(() => {
      throw new FileRefused('unreadable');
    });
    return new Archive(zip, await entriesOf(zip));
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  async read(path: string): Promise<Readable> {
    const entry = this.entries.get(path);
    if (!entry || entry.isEncrypted()) throw new FileRefused(entry ? 'encrypted' : 'unreadable');
    const open = promisify<yauzl.Entry, Readable>(this.zip.openReadStream.bind(this.zip));
    const stream = await open(entry);
    const counted = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        this.inflated += piece.length;
        done(this.inflated > MOST_INFLATED_BYTES ? new FileRefused('too_big') : null, piece);
      },
    });
    stream.on('error', () => counted.destroy(new FileRefused('unreadable')));
    return stream.pipe(counted);
  }
}

const fromBuffer = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    if (zip.entryCount > MOST_ENTRIES) reject(new FileRefused('too_big'));
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new FileRefused('unreadable')));
    zip.readEntry();
  });
}
