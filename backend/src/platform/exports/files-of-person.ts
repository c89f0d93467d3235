import type { Readable } from 'node:stream';

/** A file in somebody's archive, opened when the archive has come to it. */
export type OwnFile = Readonly<{ path: string; open: () => Promise<Readable> }>;

/** Files that leave with the person whose they are, beside the rows of tables; found among the providers of the application. */
export abstract class FilesOfPerson {
  abstract list(schoolId: string, userId: string): Promise<OwnFile[]>;
}
