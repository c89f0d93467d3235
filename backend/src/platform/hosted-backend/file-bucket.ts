import { SetMetadata } from '@nestjs/common';

/**
 * Where a module keeps files, and what it takes. `graceDays`: how long before what needs it a file may come; a method of
 * the module marked `@KeepsFilesOf` then says what is needed. Null where files are replaced and none is ever left.
 */
export type FileBucket = Readonly<{
  name: string;
  maxBytes: number;
  types: readonly string[];
  graceDays: number | null;
}>;

export const FILE_KEEPER = 'rekod:file-keeper';

const defined = new Map<string, FileBucket>();

/** Stands in the module whose files they are. */
export function defineBucket(bucket: FileBucket): FileBucket {
  if (defined.has(bucket.name)) throw new Error(`The bucket ${bucket.name} is defined twice.`);
  const frozen = Object.freeze({ ...bucket });
  defined.set(frozen.name, frozen);
  return frozen;
}

export function definedBuckets(): readonly FileBucket[] {
  return [...defined.values()];
}

/** The method says which files of the bucket a school still needs, by their names. */
export function KeepsFilesOf({ name }: FileBucket) {
  return <Keeper extends (schoolId: string) => Promise<ReadonlySet<string>>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Keeper>,
  ) => SetMetadata(FILE_KEEPER, name)(target, key, descriptor);
}
