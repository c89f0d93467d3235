import { ApiError } from '../../api/api-error';

/** The protocol's client is for those who send something. */
export const loadUploader = () =>
  import('./upload-file').catch((failure) => {
    throw new ApiError('NETWORK', 0, String(failure));
  });
