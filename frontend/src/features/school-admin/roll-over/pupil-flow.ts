import type { RollOverPart, RollOverRow } from './calls';
import { problemWords } from './roll-over-words';

/** A class and what becomes of who is in it. `follow`: how many go with it; null where nobody goes as a class. */
export type PupilFlow = Readonly<{
  row: RollOverRow;
  follow: number | null;
  isAsking: boolean;
  words: string;
}>;

export function flowsOf({ rows }: RollOverPart): PupilFlow[] {
  return rows.flatMap((row) => {
    if (row.pupils === null) return [];
    const singles = rows.filter((each) => each.pupils === null && each.from === row.to);
    const elsewhere = singles.filter(({ chosen }) => chosen !== 'follow').length;
    const waiting = singles.filter(({ problem }) => problem !== null).length;
    const goes = row.chosen !== null && row.chosen !== 'none' && row.chosen !== 'each';
    return [
      {
        row,
        follow: goes ? row.pupils - elsewhere : null,
        isAsking: row.problem !== null || waiting > 0,
        words: problemWords(row) ?? singlesWords(waiting, elsewhere) ?? FLOW_WORDS[row.chosen ?? ''] ?? '',
      },
    ];
  });
}

const FLOW_WORDS: Readonly<Record<string, string>> = {
  leave: 'Rekod disimpan',
  none: 'Masukkan ke kelas kemudian',
};

function singlesWords(waiting: number, elsewhere: number): string | undefined {
  if (waiting > 0) return `${waiting} perlu keputusan`;
  return elsewhere > 0 ? `${elsewhere} tidak mengikut kelas` : undefined;
}
