import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { BANK_SECRET } from '../support/test-environment.js';
import { makeCertificates } from './certificates.js';
import { freePort } from './free-port.js';

export const CHECKOUT = resolve(__dirname, '../../..');
export const DOMAIN = 'rekod.example';

/** Of every part, as the examples have them. */
const PORTS = [
  '80',
  '443',
  '5432',
  '6432',
  '6380',
  '3001',
  '3002',
  '3101',
  '3102',
  '54320',
  '54321',
  '54322',
  '9090',
  '9093',
  '9100',
  '9115',
];

export type MachineOptions = Readonly<{
  smtpUrl: string;
  queues: 'postgres' | 'redis';
  /** Those of another machine, that this one takes the place of. */
  secrets?: string;
}>;

export type MachineFiles = Readonly<{
  /** The free port that stands for one of the examples. */
  port(example: string): number;
  /** The folder that stands for one of the examples, `/etc/rekod`. */
  at(path: string): string;
  /** The authority that the domain's certificate is under. */
  ca: string;
}>;

/** What `configure.sh` writes, with other ports and below another folder, and what somebody adds by hand. */
export async function layOut(
  root: string,
  { smtpUrl, queues, secrets }: MachineOptions,
): Promise<MachineFiles> {
  await mkdir(join(root, 'etc/rekod'), { recursive: true });
  if (secrets) await copyFile(secrets, join(root, 'etc/rekod/secrets'));
  const script = join(CHECKOUT, 'infra/deploy/configure.sh');
  await promisify(execFile)('sh', [script, DOMAIN, smtpUrl, root]);
  const ports = new Map<string, number>();
  for (const example of PORTS) ports.set(example, await freePort());
  const at = (path: string) => join(root, path);
  const folders = [
    '/var/lib/rekod',
    '/var/log/postgresql',
    '/var/log/nginx',
    '/var/lib/redis',
    '/run/postgresql',
  ];
  const outliving = ['/var/backups/rekod-wal', '/var/backups/rekod-erasures'];
  for (const folder of [...folders, ...outliving]) await mkdir(at(folder), { recursive: true });
  const files = { port: (example: string) => ports.get(example) ?? 0, at };
  for (const file of await filesBelow(at('/etc')))
    await writeFile(file, moved(await readFile(file, 'utf8'), files));
  const ca = await makeCertificates(at('/etc/rekod/tls'), DOMAIN);
  await addByHand(at('/etc/rekod/rekod.env'), queues);
  return { ...files, ca };
}

const PORT = /(?<=:|listen |port |port=|_port = )\d{2,5}\b/g;
const FOLDER = /(?<![\w.])\/(?:etc|var|run)\/(?=rekod|lib|log|backups|pgbouncer|postgresql)/g;

function moved(text: string, { port, at }: Omit<MachineFiles, 'ca'>): string {
  return text
    .replace(PORT, (example) => String(port(example) || example))
    .replace(FOLDER, (folder) => at(folder))
    .replaceAll('/opt/rekod', CHECKOUT);
}

/** Money without a provider, and with Redis its two lines without their mark. */
async function addByHand(file: string, queues: 'postgres' | 'redis'): Promise<void> {
  const written = await readFile(file, 'utf8');
  const chosen = queues === 'redis' ? written.replace(/^#(?=REDIS_URL|NODE_EXTRA_CA_CERTS)/gm, '') : written;
  await writeFile(file, `${chosen}SIMULATED_BANK_IN_PRODUCTION=true\nSIMULATED_BANK_SECRET=${BANK_SECRET}\n`);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
