import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/error-messages';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { FileField } from '../../ui/file-field';
import { formatFileSize } from '../../ui/format';
import type { PictureKind } from './calls';
import { CropDialog } from './crop-dialog';
import { notAPicture, openBitmap, pictureRules } from './open-bitmap';
import { usePicture } from './use-picture';

type PictureEditorProps = {
  kind: PictureKind;
  label: string;
  /** The picture as it is seen elsewhere, or what stands in its place. */
  preview: (url: string | null) => ReactNode;
};

/** A picture is chosen or dropped, cut to a square, saved, and taken away again. */
export function PictureEditor({ kind, label, preview }: PictureEditorProps) {
  const { url, isPending, error, refetch, isFetching, put, remove } = usePicture(kind);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const isPhoto = kind.of !== 'logo';

  async function choose(file: File | undefined) {
    if (!file) return;
    const picture = await openBitmap(file);
    setProblem(picture ? undefined : notAPicture(file.name));
    setChosen(picture);
  }

  if (url === undefined && !isPending)
    return (
      <ErrorState title="Gambar tidak dapat dimuatkan" onRetry={() => refetch()} retrying={isFetching}>
        {errorMessage(error)}
      </ErrorState>
    );
  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex items-center gap-4">
        {url === undefined ? (
          // Of the size of what comes, so that nothing below moves.
          <span role="status" aria-label="Memuatkan gambar…" className="animate-pulse">
            {preview(null)}
          </span>
        ) : (
          preview(url)
        )}
        {url && (
          <Button variant="quiet" icon="delete" onClick={() => void remove()}>
            Buang gambar
          </Button>
        )}
      </div>
      <FileField
        label={label}
        help={`JPG, PNG, WebP atau AVIF, sehingga ${formatFileSize(pictureRules.maxBytes)}.`}
        error={problem}
        {...pictureRules}
        files={[]}
        onChange={([file]) => void choose(file)}
      />
      {chosen && (
        <CropDialog
          picture={chosen}
          fit={isPhoto ? 'cover' : 'contain'}
          isRound={isPhoto}
          save={put}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
