import { type Certificate, eraseLeavers } from '../calls';

/** What became of all of them together; `pupils`: how many. */
export type ErasedLeavers = Pick<Certificate, 'erasedAt' | 'lines' | 'backupsGoneOn'> & {
  pupils: number;
  before: string;
};

type Asked = { before: string; confirmation: string };

/** The server does a hundred at once: asks again until none is left. Once begun, what was done is told in any case. */
export async function eraseAll(asked: Asked, token?: string): Promise<ErasedLeavers> {
  let whole: ErasedLeavers | undefined;
  for (;;) {
    const part = await eraseLeavers(asked, token).catch((failure: unknown) => {
      if (whole) return null;
      throw failure;
    });
    if (part) whole = added(whole, { ...part, pupils: part.erased, before: asked.before });
    if (whole && (!part || part.left === 0)) return whole;
  }
}

/** One line for what became of a column. */
export function added(whole: ErasedLeavers | undefined, part: ErasedLeavers): ErasedLeavers {
  if (!whole) return part;
  const keyOf = ({ table, column }: ErasedLeavers['lines'][number]) => `${table}.${column}`;
  const rows = new Map(whole.lines.map((line) => [keyOf(line), line]));
  for (const line of part.lines) {
    const before = rows.get(keyOf(line));
    rows.set(keyOf(line), { ...line, rows: line.rows + (before?.rows ?? 0) });
  }
  return { ...part, pupils: whole.pupils + part.pupils, lines: [...rows.values()] };
}
