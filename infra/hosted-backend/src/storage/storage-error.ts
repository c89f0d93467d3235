/** The codes of the real service that this one answers with. */
export type StorageErrorCode =
  | 'AccessDenied'
  | 'BucketAlreadyExists'
  | 'EntityTooLarge'
  | 'ExpiredToken'
  | 'FeatureNotEnabled'
  | 'InternalError'
  | 'InvalidBucketName'
  | 'InvalidJWT'
  | 'InvalidKey'
  | 'InvalidMimeType'
  | 'InvalidRange'
  | 'InvalidRequest'
  | 'InvalidSignature'
  | 'KeyAlreadyExists'
  | 'MissingParameter'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'ResourceAlreadyExists'
  | 'ResourceNotEmpty';

/** `status` stands in the body; the reply itself is 400 or 500, as the clients are used to. */
export class StorageError extends Error {
  readonly status: number;
  readonly code: StorageErrorCode;
  /** What the body's `error` said before there were codes. */
  readonly former: string;

  constructor(status: number, code: StorageErrorCode, message: string, former: string = code) {
    super(message);
    this.status = status;
    this.code = code;
    this.former = former;
  }
}

export const noSuchBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');

export const noSuchKey = () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found');

export const accessDenied = (message: string) =>
  new StorageError(403, 'AccessDenied', message, 'Unauthorized');

export const alreadyExists = (code: 'BucketAlreadyExists' | 'KeyAlreadyExists' | 'ResourceAlreadyExists') =>
  new StorageError(409, code, 'The resource already exists', 'Duplicate');

export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
    'Payload too large',
  );

export const invalidMimeType = (type: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type');

export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message);

export const notEnabled = (feature: string) =>
  new StorageError(
    409,
    'FeatureNotEnabled',
    `The feature ${feature} is not enabled for this resource`,
    'FeatureNotEnabled',
  );
