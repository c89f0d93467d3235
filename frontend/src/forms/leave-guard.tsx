import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** Asks before what was typed into a long form is left behind. */
export function LeaveGuard({ isTyped }: { isTyped: boolean }) {
  const leaving = useBlocker(isTyped);
  useBeforeUnload((event) => {
    if (isTyped) event.preventDefault();
  });
  if (leaving.state !== 'blocked') return null;
  return (
    <Dialog
      title="Tinggalkan tanpa menyimpan?"
      onClose={leaving.reset}
      actions={
        <>
          <Button variant="danger" onClick={leaving.proceed}>
            Tinggalkan
          </Button>
          <Button onClick={leaving.reset}>Kekal di sini</Button>
        </>
      }
    >
      <p className="text-sm">Yang anda taip belum disimpan dan akan hilang.</p>
    </Dialog>
  );
}
