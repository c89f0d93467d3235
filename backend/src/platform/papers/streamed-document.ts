import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { Document } from 'docx';
import { Packer, Paragraph } from 'docx';
import yazl from 'yazl';
import { Archive } from '../archives/archive.js';

const BODY = 'word/document.xml';

/** Places in a document of the library that are written piece by piece, when everything around them stands. */
export class StreamedParts {
  private readonly mark = randomUUID();
  private readonly parts: (() => Iterable<string>)[] = [];

  /** Stands for XML of the body. */
  place(part: () => Iterable<string>): Paragraph {
    return new Paragraph({ text: `${this.mark}:${this.parts.push(part) - 1}:` });
  }

  /** The document with its parts, as it is written. */
  async written(document: Document): Promise<Readable> {
    const frame = await Archive.open(await Packer.toBuffer(document));
    const zip = new yazl.ZipFile();
    const output = new PassThrough();
    zip.on('error', (error) => output.destroy(error));
    zip.outputStream.pipe(output);
    for (const path of frame.paths().filter((each) => each !== BODY))
      zip.addBuffer(await buffer(await frame.read(path)), path);
    const body = Readable.from(this.bodyOf(await text(await frame.read(BODY))));
    body.on('error', (error) => output.destroy(error));
    zip.addReadStream(body, BODY);
    zip.end();
    return output;
  }

  private *bodyOf(frame: string): Iterable<string> {
    const [begin = '', ...pieces] = frame.split(this.mark);
    yield begin.slice(0, begin.lastIndexOf('<w:p>'));
    for (const piece of pieces) {
      const [, number = '', rest = ''] = /^:(\d+):(.*)$/su.exec(piece) ?? [];
      yield* this.parts[Number(number)]?.() ?? [];
      const after = rest.slice(rest.indexOf('</w:p>') + '</w:p>'.length);
      yield piece === pieces.at(-1) ? after : after.slice(0, after.lastIndexOf('<w:p>'));
    }
  }
}
