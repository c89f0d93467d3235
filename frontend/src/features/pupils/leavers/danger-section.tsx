import { latestBefore } from '@rules/pupils/domain/leaver-retention';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCurrentSchool } from '../../../school/current-school';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { formatShortDate, malaysianDate } from '../../../ui/format';
import { SettingsSection } from '../../../ui/settings-section';
import { SkeletonRows } from '../../../ui/skeleton';
import { leaversQuery } from '../calls';
import type { ErasedLeavers } from './erase-leavers';

const LazyLeaversDialog = lazy(async () => ({
  default: (await import('./leavers-dialog')).LeaversDialog,
}));

const LazyErasureCertificate = lazy(async () => ({
  default: (await import('../paper/erasure-certificate')).ErasureCertificate,
}));

/** For the Admin Utama: what nothing brings back. */
export function DangerSection() {
  const { membership } = useCurrentSchool();
  const [erased, setErased] = useState<ErasedLeavers>();
  if (!membership.roles.includes('main_admin')) return null;
  if (!erased) return <OldLeavers onErased={setErased} />;
  const { pupils, before } = erased;
  return (
    <div className="print-alone border-line border-t py-8">
      <Suspense fallback={<SkeletonRows label="Memuatkan sijil…" />}>
        <LazyErasureCertificate
          whom={`${pupils} murid yang berhenti sebelum ${formatShortDate(before)}`}
          certificate={erased}
          trace="Yang kekal hanya di bawah nombor yang tidak lagi membawa kepada sesiapa."
          onClose={() => setErased(undefined)}
        />
      </Suspense>
    </div>
  );
}

function OldLeavers({ onErased }: { onErased: (erased: ErasedLeavers) => void }) {
  const latest = latestBefore(malaysianDate(new Date()));
  const [before, setBefore] = useState(latest);
  const [isOpen, setOpen] = useState(false);
  const isTooLate = before > latest;
  const leavers = useQuery({ ...leaversQuery(before), enabled: before !== '' && !isTooLate });
  const count = leavers.data?.pupils;
  return (
    <SettingsSection
      title="Zon bahaya"
      help="Data murid yang telah lama berhenti dan tidak diperlukan lagi. Pemadaman tidak boleh dibatalkan."
    >
      <DateField
        label="Berhenti sebelum"
        help="Sekurang-kurangnya setahun lalu."
        error={isTooLate ? `Pilih ${formatShortDate(latest)} atau lebih awal.` : undefined}
        value={before}
        max={latest}
        onChange={({ target }) => setBefore(target.value)}
      />
      <p role="status">
        {leavers.isError && 'Bilangan murid tidak dapat dibaca. '}
        {count === 0 && 'Tiada murid yang berhenti sebelum tarikh ini.'}
        {count !== undefined && count > 0 && `${count} murid berhenti sebelum ${formatShortDate(before)}.`}
      </p>
      {leavers.isError && (
        <Button variant="secondary" onClick={() => void leavers.refetch()}>
          Cuba lagi
        </Button>
      )}
      {count !== undefined && count > 0 && !isTooLate && (
        <Button variant="danger" icon="delete" onClick={() => setOpen(true)}>
          Padam {count} murid selama-lamanya…
        </Button>
      )}
      <Suspense>
        {isOpen && count !== undefined && (
          <LazyLeaversDialog
            before={before}
            count={count}
            onErased={onErased}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
