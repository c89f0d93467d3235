import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { Button, type ButtonLook } from '../../../ui/button';
import { saveFile } from '../../../ui/save-file';
import { showToast } from '../../../ui/toast';

type DownloadButtonProps = ButtonLook & {
  children: string;
  /** Where the words do not say which file. */
  label?: string;
  filename: string;
  fetchFile: () => Promise<Blob>;
};

/** For files that need the person's token: fetched, not linked. */
export function DownloadButton({ children, label, filename, fetchFile, ...look }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, filename),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
  });
  return (
    <Button
      icon="download"
      {...look}
      aria-label={label}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </Button>
  );
}
