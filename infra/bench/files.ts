import { randomBytes } from 'node:crypto';
import { makeFileBucket } from './file-bucket.ts';
import { checkFile, type FileServer, putFile } from './file-server.ts';
import { hostedDatabaseUrl } from './hosted-database-url.ts';
import { interleave } from './interleave.ts';
import { inLanes, timedInLanes } from './lanes.ts';
import type { LoadResult } from './load.ts';
import type { Bench } from './product.ts';
import { withReference } from './reference-process.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import { signIn } from './sign-in.ts';

const FILES = 100;
const FILE_BYTES = 1024 * 1024;
/** How often each file is taken in a round. */
const READERS = 4;

type NamedFile = Readonly<{ name: string; bytes: Buffer }>;

/** A teacher's files to the hosted backend and back, every byte compared. */
export async function files(bench: Bench): Promise<Row[]> {
  const hosted = await hostedFiles(bench);
  const kept = newFiles();
  return withReference('file-server.ts', bench.environment, async ({ url }) => {
    const bare: FileServer = { uploads: url, downloads: url, headers: {} };
    await Promise.all([hosted, bare].map((server) => inLanes(kept, put(server))));
    await checkStrangerIsRefused(hosted, kept);
    const uploads = await interleave(
      () => uploaded(hosted),
      () => uploaded(bare),
    );
    const downloads = await interleave(
      () => downloaded(hosted, kept),
      () => downloaded(bare, kept),
    );
    return [
      throughputRow({ name: 'upload of 1 MB / bare Fastify', goal: '' }, uploads, 'a second'),
      latencyRow({ name: 'upload, time to reply', goal: '' }, uploads),
      throughputRow({ name: 'download of 1 MB / bare Fastify', goal: '' }, downloads, 'a second'),
      latencyRow({ name: 'download, time to the last byte', goal: '' }, downloads),
    ];
  });
}

async function hostedFiles(bench: Bench): Promise<FileServer> {
  const { authorization } = await signIn(bench.environment);
  const bucket = await makeFileBucket(hostedDatabaseUrl(bench));
  const objects = `${bench.environment.SUPABASE_INTERNAL_URL}/storage/v1/object`;
  return {
    uploads: `${objects}/${bucket}`,
    downloads: `${objects}/authenticated/${bucket}`,
    headers: { authorization },
  };
}

/** Then, untimed, each is read back. */
async function uploaded(server: FileServer): Promise<LoadResult> {
  const sent = newFiles();
  const result = await timedInLanes(sent, put(server));
  await inLanes(sent, check(server));
  return result;
}

function downloaded(server: FileServer, kept: readonly NamedFile[]): Promise<LoadResult> {
  const asked = Array.from({ length: READERS }, () => kept).flat();
  return timedInLanes(asked, check(server));
}

const put = (server: FileServer) => (file: NamedFile) => putFile(server, file.name, file.bytes);

const check = (server: FileServer) => (file: NamedFile) => checkFile(server, file.name, file.bytes);

function newFiles(): NamedFile[] {
  return Array.from({ length: FILES }, () => ({
    name: randomBytes(8).toString('hex'),
    bytes: randomBytes(FILE_BYTES),
  }));
}

async function checkStrangerIsRefused(
  { downloads }: FileServer,
  [file]: readonly NamedFile[],
): Promise<void> {
  const { status } = await fetch(`${downloads}/${file?.name}`);
  if (status < 400) throw new Error(`Whoever says no name is answered ${status}.`);
}
