import { Kbd } from '../ui/kbd';
import type { CellKind } from './sheet';

type Hint = readonly [key: string, meaning: string];

const copyHints: readonly Hint[] = [
  ['Ctrl D', 'salin ke bawah'],
  ['Ctrl →', 'salin ke sebelah'],
];
const rowHints: readonly Hint[] = [
  ['Alt ↑', 'naik seminggu'],
  ['Alt ↓', 'turun seminggu'],
];

type GridHintsProps<Value> = { kind: CellKind<Value>; movesRows: boolean };

/** The keys, for whoever has some. */
export function GridHints<Value>({ kind: { editor }, movesRows }: GridHintsProps<Value>) {
  const hints: readonly Hint[] = [
    typeof editor === 'object' ? ['A-Z', 'pilih'] : ['F2', 'sunting'],
    ['Enter', 'seterusnya'],
    ...(movesRows ? rowHints : copyHints),
    ['Del', 'kosongkan'],
    ['Ctrl Z', 'buat asal'],
  ];
  return (
    <dl className="flex flex-wrap dense:pointer-fine:contents gap-x-4 gap-y-1.5 text-muted text-sm pointer-coarse:hidden max-sm:hidden">
      {hints.map(([key, meaning]) => (
        <div key={key} className="flex items-center gap-1.5 dense:h-10 dense:text-sm">
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
