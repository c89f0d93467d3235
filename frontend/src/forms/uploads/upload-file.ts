import { DetailedError, Upload } from 'tus-js-client';
import { ApiError, unheard } from '../../api/api-error';
import { watchSilence } from '../../api/silence';

/** A file on its way to storage. `address`: of what has arrived of it. `refusal`: the code of what storage does not take. */
export type FileToUpload = {
  file: File;
  type: string;
  destination: { url: string; bucket: string; path: string; signature: string };
  refusal: string;
  address?: Upload['url'];
  isKept: boolean;
};

/** `sent` bytes have left. `isWaiting`: for the network to come back. */
export type UploadProgress = { sent: number; isWaiting: boolean };

/** The hosted backend takes parts of this size and no other, but for the last. */
const partSize = 6 * 1024 * 1024;
const retryDelays = [500, 2_000, 5_000];
/** A large file takes its time, but not without a byte of it leaving or an answer. */
const longestSilence = 60_000;

/**
 * Uploads it, from where an earlier try stopped. What the network breaks off goes on by itself: while the browser
 * knows that it is offline, as soon as it is not; else after a moment, three times without progress at most. A line
 * that falls silent is given up, and what has arrived stays.
 */
export async function uploadFile(
  sending: FileToUpload,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  if (sending.isKept) return;
  let sent = 0;
  const silent = new AbortController();
  const silence = watchSilence(longestSilence, () => silent.abort(unheard('The upload fell silent.')));
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(sending.file, {
      ...optionsFor(sending),
      onUploadUrlAvailable: () => {
        sending.address = upload.url;
      },
      onProgress: (bytes) => {
        silence.heard();
        sent = bytes;
        onProgress({ sent, isWaiting: false });
      },
      onSuccess: () => resolve(),
      onError: (error) => {
        silence.stop();
        if (navigator.onLine) return reject(failureOf(error, sending.refusal));
        onProgress({ sent, isWaiting: true });
        window.addEventListener('online', start, { once: true, signal });
      },
    });
    const start = () => {
      silence.heard();
      upload.start();
    };
    const leave = ({ reason }: AbortSignal) => {
      void upload.abort();
      reject(reason);
    };
    signal.addEventListener('abort', () => leave(signal));
    silent.signal.addEventListener('abort', () => leave(silent.signal));
    start();
  }).finally(() => silence.stop());
  sending.isKept = true;
}

function optionsFor({ type, destination, address }: FileToUpload) {
  const { url, bucket, path, signature } = destination;
  return {
    endpoint: url,
    uploadUrl: address,
    headers: { 'x-signature': signature },
    metadata: { bucketName: bucket, objectName: path, contentType: type },
    chunkSize: partSize,
    retryDelays,
    storeFingerprintForResuming: false,
  };
}

/** As of our own API, whose messages fit. */
function failureOf(error: Error, refusal: string): ApiError {
  const status = (error instanceof DetailedError && error.originalResponse?.getStatus()) || 0;
  if (status === 0) return unheard(error.message);
  return new ApiError(status < 500 ? refusal : 'SERVICE_UNAVAILABLE', status, error.message);
}
