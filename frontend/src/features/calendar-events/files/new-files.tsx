import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { Button } from '../../../ui/button';
import { FileField } from '../../../ui/file-field';
import { randomUuid } from '../../../ui/random-uuid';
import { attachFile } from '../calls';

const endings = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.docx', '.xlsx', '.pptx'];
const rules = { endings, maxBytes: 5_000_000 };

/** Not attached yet. What failed stays, and keeps its id: sent again it is attached once. */
type Waiting = Readonly<{ id: string; file: File }>;

/** Each is attached as soon as it is chosen. */
export function NewFiles({ eventId, room }: { eventId: string; room: number }) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function attach(files: readonly Waiting[]) {
    setWaiting(files);
    setProblem(undefined);
    setBusy(true);
    try {
      for (const { id, file } of files) {
        await attachFile(eventId, id, file);
        setWaiting((left) => left.filter((each) => each.id !== id));
      }
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['event-files', eventId] });
    }
  }

  function change(chosen: readonly File[]) {
    const kept = waiting.filter(({ file }) => chosen.includes(file));
    const known = kept.map(({ file }) => file);
    const added = chosen.filter((file) => !known.includes(file)).map((file) => ({ id: randomUuid(), file }));
    if (added.length === 0) return setWaiting(kept);
    void attach([...kept, ...added].slice(0, room));
  }

  return (
    <div className="flex flex-col gap-2">
      <FileField
        label="Tambah lampiran"
        help="PDF, gambar, Word, Excel atau PowerPoint, sehingga 5 MB setiap satu."
        error={problem}
        {...rules}
        multiple={room > 1}
        disabled={isBusy}
        files={waiting.map(({ file }) => file)}
        onChange={change}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {isBusy && 'Memuat naik…'}
      </p>
      {waiting.length > 0 && !isBusy && (
        <Button size="small" variant="secondary" className="self-start" onClick={() => void attach(waiting)}>
          Hantar semula
        </Button>
      )}
    </div>
  );
}
