import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-messages';
import { fileBeside } from '../../api/file-beside';
import { blobOf } from '../../api/whole-reply';
import { showToast } from '../../ui/toast';
import { type PictureKind, pictureQuery, putPicture, removePicture } from './calls';

/** One picture with its changes; every place that shows it follows. */
export function usePicture(kind: PictureKind) {
  const queries = useQueryClient();
  const query = pictureQuery(kind);
  const { data: url, isPending, error, refetch, isFetching } = useQuery(query);

  function show(next: string | null) {
    queries.setQueryData(query.queryKey, next);
    void queries.invalidateQueries({ queryKey: ['photos'] });
  }

  async function put(picture: Blob) {
    show(await putPicture(kind, picture));
  }

  async function remove() {
    // Kept for the way back, if it can be had.
    const former = url ? await fileBeside(url, blobOf) : undefined;
    await removePicture(kind);
    show(null);
    const undo = former && { label: 'Buat asal', onSelect: () => void put(former).catch(tell) };
    void showToast({ type: 'success', message: 'Gambar dibuang.', ...(undo && { action: undo }) });
  }

  return { url, isPending, error, refetch, isFetching, put, remove: () => remove().catch(tell) };
}

function tell(failure: unknown) {
  void showToast({ type: 'error', message: errorMessage(failure) });
}
