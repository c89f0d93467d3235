import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';

export const title = 'Memuat, kosong, ralat';

export function Example() {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <SkeletonRows rows={3} label="Memuatkan contoh…" />
      <EmptyState
        icon="pupils"
        title="Belum ada murid"
        action={<Button icon="upload">Muat naik senarai</Button>}
      >
        Senarai murid membolehkan kehadiran dan markah direkodkan.
      </EmptyState>
      <ErrorState title="Senarai tidak dapat dimuatkan" onRetry={() => undefined}>
        Tiada apa-apa yang hilang. Sila semak sambungan internet dan cuba lagi.
      </ErrorState>
    </div>
  );
}
