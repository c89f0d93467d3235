import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

const MAIN = resolve(__dirname, '../../../infra/hosted-backend/src/main.ts');
const KEYS = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test' };

export type HostedBackendProcess = Readonly<{
  url: string;
  /** The text of the only mail to an address; waits for it. */
  mailTo(address: string): Promise<string>;
  /** The files of its folder, mail and storage alike, in whose name or content a text stands. */
  filesWith(text: string): Promise<string[]>;
  close(): Promise<void>;
}>;

/** The embedded hosted backend as a process of its own, with a database and a data folder of its own. */
export async function startHostedBackend(settings: object = {}): Promise<HostedBackendProcess> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'hosted-backend-')),
  ]);
  const config = {
    port: 0,
    dataDir,
    databaseUrl: database.superuserUrl,
    passwordCost: 4,
    ...KEYS,
    ...settings,
  };
  const configFile = join(dataDir, 'config.json');
  await writeFile(configFile, JSON.stringify(config));
  const child = spawn(process.execPath, [MAIN, '--config', configFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([addressIn(child.stdout), ended.then(failToStart)]);
  return {
    url,
    mailTo: async (address) => {
      const mails = async () => mailsIn(join(dataDir, 'mail'), address);
      await waitUntil(async () => (await mails()).length > 0);
      const [only = '', ...others] = await mails();
      if (others.length > 0) throw new Error(`${address} got more than one mail.`);
      return only;
    },
    filesWith: (text) => filesWith(dataDir, text),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await Promise.all([database.drop(), rm(dataDir, { recursive: true })]);
    },
  };
}

async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return paths.filter((path, at) => path.includes(text) || contents[at]?.includes(text));
}

async function mailsIn(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail !== '')
    .map((mail): { to: string; text: string } => JSON.parse(mail))
    .filter(({ to }) => to === address)
    .map(({ text }) => text);
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  return failToStart();
}

function failToStart(): never {
  throw new Error('The hosted backend did not start.');
}
