import { Button } from '../../ui/button';
import { CopyableCode } from '../../ui/copyable-code';
import { formatDate, formatTime } from '../../ui/format';
import { takeFocus } from '../../ui/take-focus';
import type { MadeLink } from './calls';

/** The server keeps only what proves it, so it is shown when it is made and never again. */
export function MadeAddress({ made: { address, qr, visitor, endsAt } }: { made: MadeLink }) {
  const title = `Lawatan: ${visitor}`;
  return (
    <div tabIndex={-1} ref={takeFocus} className="flex flex-col gap-4 outline-none">
      <p className="rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
        <strong>Berikan sekarang.</strong> Alamat ini ditunjukkan sekali ini sahaja, dan terbuka hingga{' '}
        {formatDate(endsAt)}, {formatTime(new Date(endsAt))}.
      </p>
      <CopyableCode code={address} label="alamat pautan pelawat" />
      {/* Cameras want dark on light, in a dark theme too. */}
      <svg
        viewBox={`0 0 ${qr.side} ${qr.side}`}
        role="img"
        aria-label={`Kod QR pautan ${visitor}`}
        shapeRendering="crispEdges"
        className="size-56 self-center rounded-lg"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={qr.shape} fill="#000" />
      </svg>
      {'share' in navigator && (
        <Button
          icon="send"
          className="self-start"
          onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          Hantar pautan
        </Button>
      )}
      <p className="text-muted text-sm">
        Sesiapa yang memegang alamat ini dapat membaca yang dipilih. Tarik balik jika tersalah hantar.
      </p>
    </div>
  );
}
