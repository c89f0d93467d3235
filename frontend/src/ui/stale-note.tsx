import { Button } from './button';

type StaleNoteProps = { onRetry: () => void; retrying: boolean };

/** Over what was read before, when reading it anew failed: it stays, and says how old it may be. */
export function StaleNote({ onRetry, retrying }: StaleNoteProps) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 pb-3 text-sm text-warning">
      Tidak dapat dikemas kini sekarang; yang di bawah ialah yang terakhir dimuatkan.
      <Button size="small" variant="secondary" icon="retry" busy={retrying} onClick={onRetry}>
        Cuba lagi
      </Button>
    </p>
  );
}
