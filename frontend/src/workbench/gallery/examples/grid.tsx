import { useMemo, useState } from 'react';
import { Grid } from '../../../grid/grid';
import type { Cell, CellKind, CellStanding, Change, Head, Sheet } from '../../../grid/sheet';
import { Button } from '../../../ui/button';

export const title = 'Petak isian: papan kekunci, tampal, telefon';

type Mark = number | 'TH' | null;

const wordsOf = (mark: Mark) => (mark === null ? 'kosong' : String(mark));

/** 0 to 100, or TH for whoever was absent. */
const markKind: CellKind<Mark> = {
  empty: null,
  textOf: (mark) => (mark === null ? '' : String(mark)),
  wordsOf,
  codeOf: (mark) => (mark === null ? '' : String(mark)),
  parse(text) {
    const typed = text.trim().toUpperCase();
    if (typed === '') return { value: null };
    if (typed === 'T' || typed === 'TH') return { value: 'TH' };
    const value = Number(typed.replace(',', '.'));
    if (!(value >= 0 && value <= 100)) return { refusal: 'Sila isi markah 0 hingga 100, atau TH.' };
    return typed.includes(',') ? { value, remark: 'Koma dibaca sebagai titik.' } : { value };
  },
  editor: 'number',
};

const heads = (word: string, count: number): Head[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    label: `${word} ${at + 1}`,
    name: `${word} ${at + 1}`,
  }));

const cellName = (row: Head, column: Head) => `${row.id}/${column.id}`;

const standings: Readonly<Record<string, CellStanding<Mark>>> = {
  '1/2': { name: 'saved' },
  '2/2': { name: 'on-device' },
  '3/2': { name: 'refused', asked: 64, reason: 'Penilaian ini telah dikunci.' },
  '4/2': { name: 'differs', mine: 58, theirs: 72 },
};

const values: Readonly<Record<string, Mark>> = {
  '1/1': 81,
  '2/1': 'TH',
  '1/2': 77,
  '2/2': 60,
  '3/2': 46,
  '4/2': 72,
};

export function Example() {
  const [isLarge, setLarge] = useState(false);
  const [marks, setMarks] = useState(values);
  const [standing, setStanding] = useState(standings);

  const sheet = useMemo<Sheet<Mark>>(() => {
    const cellAt = (row: Head, column: Head): Cell<Mark> | undefined => {
      const name = cellName(row, column);
      if (name === '3/3') return undefined;
      const value = marks[name] ?? null;
      const isMissing = value === null && column.id === '1';
      return {
        value,
        standing: standing[name] ?? { name: 'settled' },
        tone: isMissing ? 'missing' : undefined,
      };
    };
    const [rows, columns] = isLarge ? [40, 20] : [5, 4];
    return { rows: heads('Murid', rows), columns: heads('Ujian', columns), kind: markKind, cellAt };
  }, [marks, standing, isLarge]);

  function write(changes: readonly Change<Mark>[]) {
    const written = changes.map(({ row, column, after }) => [cellName(row, column), after] as const);
    setMarks({ ...marks, ...Object.fromEntries(written) });
    const settled = written.map(([name]) => [name, { name: 'saved' }] as const);
    setStanding({ ...standing, ...Object.fromEntries(settled) });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Grid
        caption="Markah contoh"
        axes={{ row: 'Murid', column: 'Ujian' }}
        sheet={sheet}
        onWrite={write}
        onType={(row, column, value) => setMarks({ ...marks, [cellName(row, column)]: value })}
        onDecide={(row, column, side) => {
          const name = cellName(row, column);
          const asked = standing[name];
          if (side === 'mine' && asked?.name === 'differs') setMarks({ ...marks, [name]: asked.mine });
          setStanding({ ...standing, [name]: { name: 'settled' } });
        }}
        foot={{
          label: 'Diisi',
          at: (column) =>
            sheet.rows.filter((row) => (sheet.cellAt(row, column)?.value ?? null) !== null).length,
        }}
        cardOf="row"
      />
      <Button variant="secondary" size="small" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        40 baris, 20 lajur
      </Button>
    </div>
  );
}
