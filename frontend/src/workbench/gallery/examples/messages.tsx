import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import type { ToastType } from '../../../ui/toast-duration';

export const title = 'Makluman ringkas';

const kinds: readonly [ToastType, string, string][] = [
  ['success', 'Berjaya', 'Rancangan disimpan.'],
  ['info', 'Makluman', 'Tiga rancangan baharu diterima.'],
  ['warning', 'Amaran', 'Langganan tinggal 3 hari, hari terakhir 11 Disember 2026.'],
  ['error', 'Ralat', 'Rancangan tidak dapat dihantar. Sila cuba lagi.'],
];

export function Example() {
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map(([type, name, message]) => (
        <Button key={type} variant="secondary" onClick={() => showToast({ type, message })}>
          {name}
        </Button>
      ))}
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            type: 'info',
            message: 'Rancangan dipadam.',
            persistent: true,
            action: { label: 'Batal padam', onSelect: () => undefined },
          })
        }
      >
        Dengan tindakan
      </Button>
    </div>
  );
}
