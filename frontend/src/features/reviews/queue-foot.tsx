import { singleKeys } from '../../site/preferences';
import { Kbd } from '../../ui/kbd';

/** What is pressed, and what it does. */
export type FootKey = readonly [keys: readonly string[], label: string];

const keys: readonly FootKey[] = [
  [['J', 'K'], 'rancangan'],
  [['C'], 'ulas'],
  [['V'], 'sahkan'],
  [['R'], 'pulangkan'],
  [['Z'], 'buat asal'],
];

/** Where there is a fine pointer, and so a keyboard; `?` tells them, too. `more`: of this kind of plan alone. */
export function QueueFoot({ more = [] }: { more?: readonly FootKey[] }) {
  if (singleKeys.read() === 'off') return null;
  return (
    <footer className="hidden flex-wrap gap-x-4 gap-y-2 pt-6 text-muted text-sm pointer-fine:flex print:hidden">
      {[...keys, ...more].map(([pressed, label]) => (
        <span key={label} data-keys={pressed.join(' ')} data-keys-label={label}>
          {pressed.map((key) => (
            <span key={key} className="pr-1">
              <Kbd>{key}</Kbd>
            </span>
          ))}
          {label}
        </span>
      ))}
    </footer>
  );
}
