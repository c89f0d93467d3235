import type { Readable } from 'node:stream';

/**
 * Something that is printed by a program of its own. `Head` is sent at once, each `Item` when the program asks for it: plain
 * data, as structured clones are.
 */
export type Printing<Head, Item> = Readonly<{ name: string; head?: Head; item?: Item }>;

/** Stands where it is asked for; the program's side of it is its printer. */
export function definePrinting<Head, Item = never>(name: string): Printing<Head, Item> {
  return Object.freeze({ name });
}

/** What is sent to be printed. `items`: read when it has its turn, and again where the first reading led to nothing. */
export type ToPrint = Readonly<{ name: string; head: unknown; items: () => AsyncIterable<unknown> }>;

export function toPrint<Head, Item>(
  { name }: Printing<Head, Item>,
  head: Head,
  items: () => AsyncIterable<Item> = none,
): ToPrint {
  return { name, head, items };
}

async function* none() {}

/** For what is read already. */
export async function* once<Item>(item: Item): AsyncIterable<Item> {
  yield item;
}

/** A file before it is printed: its name with its ending, and its media type. */
export type Paper = Readonly<{ name: string; type: string; work: ToPrint }>;

/** A method, since what arrives has no type: `printer` pairs it with what is sent. */
export type Printer = Readonly<{
  name: string;
  print(head: unknown, items: AsyncIterable<unknown>): Promise<Readable>;
}>;

/** `print` is loaded when the first of its kind is asked for. */
export function printer<Head, Item>(
  { name }: Printing<Head, Item>,
  load: () => Promise<(head: Head, items: AsyncIterable<Item>) => Readable | Promise<Readable>>,
): Printer {
  return {
    name,
    async print(head: Head, items: AsyncIterable<Item>) {
      return (await load())(head, items);
    },
  };
}

/** As many as the longest text fills that is printed. */
export const MOST_PAGES = 15_000;

/** Thrown where a paper goes on beyond them. */
export class BeyondPages extends Error {}

/** Thrown by a printer that will not print what it is given; the message says what has to change. */
export class PrintingRefused extends Error {}

/** What the program is told. */
export type ToPrinter =
  | Readonly<{ kind: 'print'; name: string; head: unknown }>
  | Readonly<{ kind: 'item'; item: unknown }>
  | Readonly<{ kind: 'end' }>;

/** How it says that it has ended with a paper. */
export type Ending =
  | Readonly<{ kind: 'done' | 'beyond pages' }>
  | Readonly<{ kind: 'refused' | 'failed'; message: string }>;

/** What it says. `next`: give me an item. `bytes`: how much of the paper it has written, which may still be on its way. */
export type FromPrinter = Readonly<{ kind: 'next' }> | (Ending & Readonly<{ bytes: number }>);

/** Where it writes the paper, past what is said. */
export const PAPER_PIPE = 4;
