import { Kbd } from '../ui/kbd';
import type { CellKind } from './sheet';

/** The keys, for whoever has some. */
export function GridHints<Value>({ kind: { editor } }: { kind: CellKind<Value> }) {
  const hints: readonly [key: string, meaning: string][] = [
    typeof editor === 'object' ? ['A-Z', 'pilih'] : ['F2', 'sunting'],
    ['Enter', 'seterusnya'],
    ['Ctrl D', 'salin ke bawah'],
    ['Ctrl →', 'salin ke sebelah'],
    ['Del', 'kosongkan'],
    ['Ctrl Z', 'buat asal'],
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1.5 text-muted text-sm pointer-coarse:hidden max-sm:hidden">
      {hints.map(([key, meaning]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
