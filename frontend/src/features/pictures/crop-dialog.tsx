import { useRef, useState } from 'react';
import { errorMessage } from '../../api/error-messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CloseButton } from '../../ui/frame';
import { Icon } from '../../ui/icon';
import type { Fit } from './crop';
import { Cropper } from './cropper';

type CropDialogProps = {
  picture: ImageBitmap;
  fit: Fit;
  isRound: boolean;
  save: (picture: Blob) => Promise<void>;
  onClose: () => void;
};

/** Stays open until the server has the picture: a dead network costs nothing of what was chosen. */
export function CropDialog({ picture, fit, isRound, save, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });

  async function submit() {
    setState({ isBusy: true });
    try {
      await save(await contentOf(canvas.current, fit));
      onClose();
    } catch (failure) {
      setState({ isBusy: false, problem: errorMessage(failure) });
    }
  }

  return (
    <Dialog
      title="Laraskan gambar"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button busy={state.isBusy} onClick={() => void submit()}>
            {state.problem ? 'Cuba simpan lagi' : 'Simpan gambar'}
          </Button>
        </>
      }
    >
      <Cropper picture={picture} fit={fit} isRound={isRound} canvas={canvas} />
      <p role="alert" className="flex gap-2 pt-4 font-medium text-danger text-sm empty:hidden">
        {state.problem && (
          <>
            <Icon name="danger" size={16} className="mt-0.5" />
            {state.problem} Pilihan anda masih di sini.
          </>
        )}
      </p>
    </Dialog>
  );
}

/** A logo keeps what is see-through in it. */
function contentOf(canvas: HTMLCanvasElement | null, fit: Fit): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('The picture could not be drawn.'));
    if (!canvas) return take(null);
    if (fit === 'contain') canvas.toBlob(take, 'image/png');
    else canvas.toBlob(take, 'image/webp', 0.92);
  });
}
