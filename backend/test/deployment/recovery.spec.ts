import { execFile } from 'node:child_process';
import { appendFile, cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeBilledSchools } from '../chaos/billed-schools.js';
import { rowsOf } from '../support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { debianParts, serverAccount } from './debian-parts.js';
import { Machine } from './machine.js';
import { CHECKOUT, DOMAIN } from './machine-files.js';
import { type Acknowledged, payThrough } from './payments.js';
import { registerSchool, signIn, signUp } from './people.js';

const run = promisify(execFile);
const EMAIL = 'aminah@contoh.test';
const ERASED = 'bekas@contoh.test';
const LEDGER = '/var/backups/rekod-erasures';
const SCHOOL = `xya2001.${DOMAIN}`;
const PER_SECOND = 20;
const LIMIT_MS = 300_000;
/** `archive_timeout` of the example, and what it takes to copy a segment away. */
const PROMISED_SECONDS = 65;
/** Longer than that, so that the promise can be broken. */
const PAYING_MS = 80_000;

let mails: SmtpDouble;
let machine: Machine;
let successor: Machine | undefined;
let apikey: string;
let secretKey: string;
let token: string;
const NOTE = 'Catatan sekolah yang tidak boleh hilang.';

beforeAll(async () => {
  mails = await startSmtpDouble();
  machine = await Machine.configured({ smtpUrl: mails.environment.SMTP_URL ?? '', queues: 'postgres' });
  await machine.start();
  apikey = await machine.secret('SUPABASE_PUBLISHABLE_KEY');
  secretKey = await machine.secret('SUPABASE_SECRET_KEY');
  token = await signUp(machine.browser, apikey, mails, EMAIL);
  await signUp(machine.browser, apikey, mails, ERASED);
  await registerSchool(machine.browser, token, 'xya2001');
  await store(machine, NOTE);
  await makeBilledSchools(machine.database, 200, 60);
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([machine?.remove(), successor?.remove(), mails?.close()]);
}, LIMIT_MS);

const bucket = '/storage/v1/bucket';
const object = '/storage/v1/object/ujian/catatan.txt';
const service = () => ({ apikey: secretKey, authorization: `Bearer ${secretKey}` });

async function store({ browser }: Machine, text: string): Promise<void> {
  const auth = `auth.${DOMAIN}`;
  const made = await browser(auth, bucket, {
    method: 'POST',
    headers: service(),
    body: { name: 'ujian', id: 'ujian' },
  });
  const headers = { ...service(), 'content-type': 'text/plain' };
  const kept = await browser(auth, object, { method: 'POST', headers, body: text });
  if (made.status >= 300 || kept.status >= 300) throw new Error(`${made.text} ${kept.text}`);
}

/** The numbers of the bills whose payment stands in the inbox. */
async function keptPayments({ database }: Machine): Promise<Set<number>> {
  const rows = await rowsOf<{ bill: string }>(
    database,
    "SELECT substring(dedupe_key FROM 'evt-([0-9]+)') AS bill FROM webhook_inbox WHERE provider = 'simulated'",
  );
  return new Set(rows.map(({ bill }) => Number(bill)));
}

async function accountsOf(at: Machine | undefined, email: string): Promise<number> {
  return at ? (await rowsOf(at.database, 'SELECT FROM auth.users WHERE email = $1', [email])).length : 0;
}

function lostOf(acknowledged: Acknowledged, kept: Set<number>): number[] {
  return [...acknowledged].flatMap(([bill, at]) => (kept.has(bill) ? [] : [at])).sort((a, b) => a - b);
}

async function untilServed({ browser, database }: Machine): Promise<void> {
  await waitUntil(async () => {
    const answer = await browser(SCHOOL, '/api/subscription/status', {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status === 200 || answer.status === 401;
  });
  await waitUntil(
    async () => (await rowsOf(database, "SELECT FROM webhook_inbox WHERE state = 'received'")).length === 0,
  );
}

it(
  'a lost disk costs a minute: the cluster comes back from its base backup and the changes copied away',
  async () => {
    const base = machine.files.at('/var/backups/rekod-base');
    const payer = payThrough(machine.browser, PER_SECOND);
    await run(
      join(debianParts().postgres, 'pg_basebackup'),
      ['--pgdata', base, '--checkpoint=fast', '--wal-method=stream', '--no-sync'],
      { env: machine.superuser, ...serverAccount() },
    );
    await pause(PAYING_MS);
    const brokeAt = performance.now();
    await machine.part('postgres').end('SIGKILL');
    await rm(machine.dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    await payer.stop();

    const started = performance.now();
    await cp(base, machine.dataFolder, { recursive: true, preserveTimestamps: true });
    const archive = machine.files.at('/var/backups/rekod-wal');
    await appendFile(
      join(machine.dataFolder, 'postgresql.conf'),
      `restore_command = 'gzip -dc ${archive}/%f.gz > %p'\n`,
    );
    await writeFile(join(machine.dataFolder, 'recovery.signal'), '');
    if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:postgres', machine.dataFolder]);
    await machine.part('postgres').start();
    await untilServed(machine);
    const seconds = (performance.now() - started) / 1_000;

    const lost = lostOf(payer.acknowledged, await keptPayments(machine));
    const lostSeconds = lost.length > 0 ? (brokeAt - (lost[0] ?? brokeAt)) / 1_000 : 0;
    console.info(
      `point in time: ${payer.acknowledged.size} payments acknowledged, ${lost.length} of the last ` +
        `${lostSeconds.toFixed(1)} s lost (RPO), served again after ${seconds.toFixed(1)} s (RTO)`,
    );
    expect(lostSeconds).toBeLessThanOrEqual(PROMISED_SECONDS);
    expect(payer.acknowledged.size).toBeGreaterThan(PER_SECOND * 60);
  },
  LIMIT_MS,
);

it(
  'a lost machine comes back from a backup on another: people, schools, money, files and keys, and nobody who was erased since',
  async () => {
    const payer = payThrough(machine.browser, PER_SECOND, 6_001);
    await pause(3_000);
    const begunAt = performance.now();
    const line = await machine.runUnit('rekod-backup.service');
    await machine.staff(ERASED, 'forget');
    const told = machine.files.at(LEDGER);
    await waitUntil(async () => (await readdir(told)).length > 0);
    const backups = join(machine.root, '..', `rekod-saved-${process.pid}`);
    const ledger = join(machine.root, '..', `rekod-ledger-${process.pid}`);
    await payer.stop();
    const acknowledged = new Map([...payer.acknowledged].filter(([, at]) => at < begunAt));
    await cp(machine.files.at('/var/backups/rekod'), backups, { recursive: true });
    await cp(told, ledger, { recursive: true });
    const others = await signIn(machine.browser, apikey, EMAIL);
    await machine.remove();

    const started = performance.now();
    const [name = ''] = await readdir(backups);
    const backup = join(backups, name);
    successor = await Machine.configured({
      smtpUrl: mails.environment.SMTP_URL ?? '',
      queues: 'postgres',
      secrets: join(backup, 'settings/secrets'),
    });
    await successor.makeCluster();
    await successor.startPostgres();
    await cp(ledger, successor.files.at(LEDGER), { recursive: true });
    const { stdout } = await run(process.execPath, [join(CHECKOUT, 'infra/local/restore.ts'), backup], {
      env: {
        PATH: process.env.PATH,
        POSTGRES_BIN: debianParts().postgres,
        RESTORE_DATABASE_URL: successor.database.superuserUrl.replace(/rekod$/, 'postgres'),
        RESTORE_OBJECTS: successor.files.at('/var/lib/rekod'),
        RESTORE_SETTINGS: join(successor.root, 'restored'),
        RESTORE_ERASURES: ledger,
      },
    });
    await successor.startServers();
    await successor.migrate();
    await successor.startProduct();
    await untilServed(successor);
    const seconds = (performance.now() - started) / 1_000;

    const lost = lostOf(acknowledged, await keptPayments(successor));
    console.info(
      `${line}${stdout}another machine serves after ${seconds.toFixed(1)} s (RTO); of what was ` +
        `acknowledged before the backup began ${lost.length} of ${acknowledged.size} are lost`,
    );
    expect(lost).toEqual([]);
    expect(stdout).toContain('Of those who were erased 1 are back in it');
    await waitUntil(async () => (await accountsOf(successor, ERASED)) === 0);

    token = others;
    const asked = { headers: { authorization: `Bearer ${token}` } };
    const { status, text } = await successor.browser(SCHOOL, '/api/subscription/status', asked);
    expect([status, JSON.parse(text).subscriptionStatus]).toEqual([200, 'trial']);
    await signIn(successor.browser, apikey, EMAIL);
    const file = await successor.browser(`auth.${DOMAIN}`, object, { headers: service() });
    expect([file.status, file.text]).toEqual([200, NOTE]);
    const paying = payThrough(successor.browser, PER_SECOND, 9_001);
    await waitUntil(() => paying.acknowledged.size > 20);
    await paying.stop();
    await untilServed(successor);
    await Promise.all([backups, ledger].map((folder) => rm(folder, { recursive: true })));
  },
  LIMIT_MS,
);
