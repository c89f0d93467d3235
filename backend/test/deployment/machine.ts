import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestDatabase } from '../support/test-database.js';
import { type Browser, browserAt } from './browser.js';
import { debianParts, serverAccount } from './debian-parts.js';
import { CHECKOUT, layOut, type MachineFiles, type MachineOptions } from './machine-files.js';
import { type Command, Part } from './part.js';
import { readUnit } from './unit-file.js';

const run = promisify(execFile);
const SUPERUSER_PASSWORD = 'test-only-superuser';
export const PRODUCT = [
  'rekod-api@3001',
  'rekod-api@3002',
  'rekod-worker@3101',
  'rekod-worker@3102',
] as const;
const AUTH = ['54321', '54322'];

/** A checkout that is built, and what its release is told differently. */
export type Build = Readonly<{ checkout?: string; environment?: Readonly<Record<string, string>> }>;
const THIS_BUILD: Build = {};

/**
 * A machine as infra/deploy/README.md sets one up, from the very files there: below a folder rather than at /, at free
 * ports, and without systemd, whose units say what runs.
 */
export class Machine {
  private readonly parts = new Map<string, Part>();
  /** What has to be done when nothing runs any more and before the folder goes. */
  readonly endings: (() => Promise<void>)[] = [];
  readonly browser: Browser;

  private constructor(
    readonly root: string,
    readonly files: MachineFiles,
    private readonly queues: MachineOptions['queues'],
  ) {
    this.browser = browserAt(files.port('443'), files.ca);
  }

  static async configured(options: MachineOptions): Promise<Machine> {
    const root = await mkdtemp(join(tmpdir(), 'rekod-machine-'));
    await chmod(root, 0o755);
    return new Machine(root, await layOut(root, options), options.queues);
  }

  /** In the order of the page: what others need comes first. */
  async start(): Promise<void> {
    await this.makeCluster();
    await this.startPostgres();
    await this.provision();
    await this.startServers();
    await this.migrate();
    await this.startProduct();
  }

  /** All that is not ours, and the hosted backend, which needs no more. */
  async startServers(): Promise<void> {
    await this.open('pgbouncer', this.pgbouncer());
    if (this.queues === 'redis') await this.open('redis', this.redis());
    await Promise.all(AUTH.map((port) => this.startUnit('rekod-auth', port, '/auth/v1/health')));
    await this.open('nginx', await this.nginx());
  }

  async startProduct(build: Build = THIS_BUILD): Promise<void> {
    await Promise.all(PRODUCT.map((name) => this.startProcess(name, build)));
  }

  /** One process of the product, `rekod-api@3001`, of this build or another. */
  startProcess(name: string, build: Build = THIS_BUILD): Promise<void> {
    const [unit = '', port = ''] = name.split('@');
    return this.startUnit(unit, port, '/api/health/ready', build);
  }

  async migrate(build: Build = THIS_BUILD): Promise<void> {
    const { file, args, environment } = this.unit('rekod-migrate.service', '', build);
    await run(file, [...args], { env: { PATH: process.env.PATH, ...environment } });
  }

  /** What `systemctl start` of a unit that ends by itself would do; resolves to what it printed. */
  async runUnit(name: string, environment: Record<string, string> = {}): Promise<string> {
    const { file, args, environment: own } = this.unit(name, '', THIS_BUILD);
    const env = { PATH: process.env.PATH, POSTGRES_BIN: debianParts().postgres, ...own, ...environment };
    return (await run(file, [...args], { env })).stdout;
  }

  /** `npm run staff`, as whoever installed the product does it. */
  async staff(...order: readonly string[]): Promise<void> {
    const { file, args, environment } = this.unit('rekod-migrate.service', '', THIS_BUILD);
    const programs = args.map((arg) => arg.replace(/migrate\.js$/, 'staff.js'));
    await run(file, [...programs, ...order], { env: { PATH: process.env.PATH, ...environment } });
  }

  part(name: string): Part {
    const part = this.parts.get(name);
    if (!part) throw new Error(`There is no ${name}: ${[...this.parts.keys()]}.`);
    return part;
  }

  names(beginning: string): string[] {
    return [...this.parts.keys()].filter((name) => name.startsWith(beginning));
  }

  get database(): TestDatabase {
    const address = (user: string) => `postgres://${user}@127.0.0.1:${this.files.port('5432')}/rekod`;
    const superuserUrl = address(`postgres:${SUPERUSER_PASSWORD}`);
    return { superuserUrl, url: superuserUrl, drop: async () => undefined };
  }

  /** A secret that `configure.sh` made. */
  async secret(name: string): Promise<string> {
    const made = await readFile(this.files.at('/etc/rekod/secrets'), 'utf8');
    return new RegExp(`^${name}=(.*)$`, 'm').exec(made)?.[1] ?? '';
  }

  /** As the product logs in, past the pooler. */
  async directUrl(): Promise<string> {
    const password = await this.secret('PRODUCT_DATABASE_PASSWORD');
    return `postgres://rekod:${password}@127.0.0.1:${this.files.port('5432')}/rekod`;
  }

  async startPostgres(): Promise<void> {
    await this.open('postgres', this.postgres());
  }

  async makeCluster(): Promise<void> {
    const [data, password] = [this.dataFolder, join(this.root, 'superuser')];
    await writeFile(password, SUPERUSER_PASSWORD);
    await mkdir(data, { recursive: true });
    if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:postgres', this.root]);
    const args = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', password, '-E', 'UTF8'];
    await run(join(debianParts().postgres, 'initdb'), args, serverAccount());
    const settings = this.files.at('/etc/rekod/postgres.conf');
    await appendFile(join(data, 'postgresql.conf'), `include '${settings}'\n`);
  }

  async provision(): Promise<void> {
    const script = join(CHECKOUT, 'infra/deploy/provision.sh');
    await run('sh', [script, this.files.at('/etc/rekod/secrets')], { env: this.superuser });
  }

  /** For the tools of Postgres. */
  get superuser(): Record<string, string | undefined> {
    const { PATH } = process.env;
    const port = String(this.files.port('5432'));
    return { PATH, PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres', PGPASSWORD: SUPERUSER_PASSWORD };
  }

  async remove(): Promise<void> {
    const [postgres, others] = [this.parts.get('postgres'), [...this.parts.values()]];
    await Promise.all(others.filter((part) => part !== postgres).map((part) => part.end('SIGKILL')));
    await postgres?.end('SIGQUIT');
    for (const end of this.endings) await end();
    // To look into, when somebody asks for it.
    if (process.env.KEEP_MACHINE) return;
    await rm(this.root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  async open(name: string, command: Omit<Command, 'name' | 'log'>): Promise<void> {
    const part = new Part({ name, log: join(this.root, `${name}.log`), ...command });
    this.parts.set(name, part);
    await part.start();
  }

  private unit(name: string, instance: string, { checkout = CHECKOUT, environment }: Build) {
    const unit = readUnit(this.files.at(`/etc/systemd/system/${name}`), instance);
    const there = (path: string) => path.replace(CHECKOUT, checkout);
    return {
      file: there(unit.file),
      args: unit.args.map(there),
      environment: { ...unit.environment, ...environment },
    };
  }

  private async startUnit(name: string, example: string, path: string, build = THIS_BUILD): Promise<void> {
    const port = this.files.port(example);
    const health = `http://127.0.0.1:${port}${path}`;
    const unit = this.unit(`${name}@.service`, String(port), build);
    await this.open(`${name}@${example}`, { ...unit, isReady: () => answers(health) });
  }

  get dataFolder(): string {
    return this.files.at('/var/lib/postgresql');
  }

  private postgres() {
    const sockets = this.files.at('/run/postgresql');
    const args = [
      '-D',
      this.dataFolder,
      '-p',
      String(this.files.port('5432')),
      '-k',
      sockets,
      '-h',
      '127.0.0.1',
    ];
    const url = this.database.superuserUrl.replace(/rekod$/, 'postgres');
    const file = join(debianParts().postgres, 'postgres');
    return { file, args, account: serverAccount(), isReady: () => isOpen(url) };
  }

  private pgbouncer() {
    const url = `postgres://rekod:wrong@127.0.0.1:${this.files.port('6432')}/rekod`;
    return {
      file: debianParts().pgbouncer,
      args: [this.files.at('/etc/pgbouncer/pgbouncer.ini')],
      account: serverAccount(),
      isReady: () => isOpen(url),
    };
  }

  private redis() {
    const args = [this.files.at('/etc/redis/rekod.conf'), '--dir', this.files.at('/var/lib/redis')];
    return { file: debianParts().redis, args, isReady: () => isListening(this.files.port('6380')) };
  }

  /** As Debian's own nginx.conf includes the site. */
  private async nginx() {
    const site = this.files.at('/etc/nginx/sites-available/rekod');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${this.root}/nginx-${kind};`)
      .join('\n');
    const file = join(this.root, 'nginx.conf');
    const http = `access_log off; ${temporary}\ninclude ${site};`;
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const pid = `pid ${this.root}/nginx.pid; error_log stderr; worker_processes 1;`;
    await writeFile(file, `${user} ${pid}\nevents { worker_connections 1024; }\nhttp {\n${http}\n}\n`);
    return {
      file: debianParts().nginx,
      args: ['-c', file, '-g', 'daemon off;'],
      isReady: () => isListening(this.files.port('443')),
    };
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200 || status === 401,
    () => false,
  );
}

/** A server that refuses a password is there. */
async function isOpen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code !== '57P03';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
