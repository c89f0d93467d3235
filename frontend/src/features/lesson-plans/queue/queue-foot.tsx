import { singleKeys } from '../../../site/preferences';
import { Kbd } from '../../../ui/kbd';

const keys: readonly (readonly [keys: readonly string[], label: string])[] = [
  [['J', 'K'], 'rancangan'],
  [['Tab'], 'bahagian'],
  [['C'], 'ulas'],
  [['V'], 'sahkan'],
  [['R'], 'pulangkan'],
  [['Shift', 'V'], 'sahkan yang tanpa tanda'],
  [['Z'], 'buat asal'],
];

/** Where there is a fine pointer, and so a keyboard; `?` tells them, too. */
export function QueueFoot() {
  if (singleKeys.read() === 'off') return null;
  return (
    <footer className="hidden flex-wrap gap-x-4 gap-y-2 pt-6 text-muted text-sm pointer-fine:flex print:hidden">
      {keys.map(([pressed, label]) => (
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
