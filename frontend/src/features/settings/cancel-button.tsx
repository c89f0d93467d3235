import { Button } from '../../ui/button';

/** Closes what was begun; nothing has changed yet. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="quiet" size="small" className="-mx-3 self-start" onClick={onCancel}>
      Batal
    </Button>
  );
}
