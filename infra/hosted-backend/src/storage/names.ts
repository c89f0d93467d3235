import { StorageError } from './storage-error.ts';

// The characters the real service accepts: those that S3 calls safe or handles.
const allowed = /^(?:\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)+$/;
const longestKey = 1024;
const longestBucketName = 100;

/** Bytes stand under names of our own, so that no key leaves its bucket; a client's tools might follow the dots. */
const climbs = (key: string) => key.split('/').some((part) => part === '.' || part === '..');

export function mustBeKey(key: string): string {
  if (key.length > longestKey || !allowed.test(key) || climbs(key)) {
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${key}`);
  }
  return key;
}

export function mustBeBucketName(name: string): string {
  const fits = name.length <= longestBucketName && allowed.test(name) && !name.includes('/') && !climbs(name);
  if (!fits || name.trim() !== name) {
    throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input');
  }
  return name;
}
