import { once } from 'node:events';
import pg from 'pg';

/** Rows as COPY reads them: values between tabs, which no value here has. */
export function copyText(rows: readonly (readonly string[])[]): string {
  return rows.map((values) => `${values.join('\t')}\n`).join('');
}

/** Sends all of the text to a `COPY ... FROM STDIN`. */
export async function copyIn(client: pg.Client, statement: string, text: string): Promise<void> {
  const copy = client.query(new CopyIn(statement, text));
  await once(copy, 'end');
}

/** What the driver itself answers to Postgres asking for rows is that there are none. */
class CopyIn extends pg.Query {
  private readonly content: Buffer;

  constructor(statement: string, text: string) {
    super(statement);
    this.content = Buffer.from(text);
  }

  handleCopyInResponse({ stream }: pg.Connection): void {
    stream.write(message('d', this.content));
    stream.write(message('c', Buffer.alloc(0)));
  }
}

/** Of the protocol of Postgres: a letter, the length with itself, the content. */
function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}
