import { formatFileSize } from '../../ui/format';
import { Progress } from '../../ui/progress';
import type { UploadProgress } from './upload-file';

type UploadStateProps = { label: string; file: File; progress: UploadProgress };

/** How much of the file has left, and why no more does. */
export function UploadState({ label, file, progress: { sent, isWaiting } }: UploadStateProps) {
  return (
    <div className="flex flex-col gap-2">
      <Progress
        label={label}
        value={sent}
        max={file.size}
        sentence={`${formatFileSize(sent)} daripada ${formatFileSize(file.size)}`}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {isWaiting && 'Sambungan terputus. Muat naik disambung dari sini sebaik sahaja internet pulih.'}
      </p>
    </div>
  );
}
