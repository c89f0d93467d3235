import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';

const CHECKOUT = resolve(__dirname, '../..');
const STACK_TRACE = /^\s+at .+:\d+:\d+/m;

/** `npm run starts` has two side by side, which must not meet: each takes a minute of a processor. */
const FRESH_STARTS = Number(process.env.FRESH_STARTS ?? 1);

type Variables = Record<string, string>;

/** `npm start` as a process, with what it has printed so far. */
class Start {
  output = '';
  readonly exitCode: Promise<number | null>;
  private readonly process: ChildProcessByStdio<null, Readable, Readable>;

  constructor(variables: Variables) {
    const product = parseEnv(readFileSync(join(CHECKOUT, '.env.example'), 'utf8'));
    const unset = Object.fromEntries(Object.keys(product).map((name) => [name, '']));
    this.process = spawn(process.execPath, ['infra/local/start.ts'], {
      cwd: CHECKOUT,
      env: { ...process.env, ...unset, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.exitCode = once(this.process, 'close').then(([code]) => code);
  }

  async ready(): Promise<void> {
    const ended = this.exitCode.then(() => {
      throw new Error(`It ended before it was ready:\n${this.output}`);
    });
    while (!this.output.includes('is ready at'))
      await Promise.race([once(this.process.stdout, 'data'), ended]);
  }

  stop(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.exitCode;
  }
}

const folders: string[] = [];

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rekod-start-'));
  // Where the runner is root the database server is another user, who must reach its data.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

async function ownAddresses(): Promise<Variables & { PORT: string; DATA_DIR: string }> {
  return { PORT: await freePort(), HOSTED_BACKEND_PORT: await freePort(), DATA_DIR: newDataDir() };
}

/** Node does not resolve *.localhost, hence the header. */
function open(
  port: string,
  host: string,
  path: string,
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((answer, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } },
      (response) => {
        text(response).then((body) => answer({ status: response.statusCode, body }), reject);
      },
    );
    request.once('error', reject);
  });
}

const starts: Start[] = [];
const start = (variables: Variables): Start => {
  const started = new Start(variables);
  starts.push(started);
  return started;
};

afterAll(async () => {
  await Promise.all(starts.map((started) => started.stop('SIGTERM')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('npm start on a fresh DATA_DIR', () => {
  type Product = Readonly<{ own: Awaited<ReturnType<typeof ownAddresses>>; started: Start }>;
  let products: readonly Product[];
  let one: Product;

  async function startFresh(): Promise<Product> {
    const own = await ownAddresses();
    return { own, started: start(own) };
  }

  beforeAll(async () => {
    one = await startFresh();
    products = [one, ...(await Promise.all(Array.from({ length: FRESH_STARTS - 1 }, startFresh)))];
    await Promise.all(products.map(({ started }) => started.ready()));
  }, 120_000);

  it('brings each to its pages, and says where they are', async () => {
    for (const { own, started } of products) {
      expect(started.output).toContain(`http://localhost:${own.PORT}`);
      expect(started.output).toMatch(/^.*sb_publishable_\S+$/m);
      const pages = { localhost: '/login', 'aba1001.localhost': '/auth/login' };
      for (const [host, path] of Object.entries(pages)) {
        const page = await open(own.PORT, host, path);
        expect(page).toMatchObject({ status: 200, body: expect.stringContaining('id="app-config"') });
      }
      expect(await open(own.PORT, 'localhost', '/api/health/ready')).toMatchObject({ status: 200 });
    }
  });

  it('does not run twice on one DATA_DIR', async () => {
    const third = start({ ...(await ownAddresses()), DATA_DIR: one.own.DATA_DIR });
    expect(await third.exitCode).toBe(1);
    expect(third.output.trim().split('\n')).toEqual([
      expect.stringContaining(`${one.own.DATA_DIR} is in use`),
    ]);
  });

  it('stops in order on Ctrl-C, and starts again with its data', async () => {
    const { own, started } = one;
    const log = (name: string): string => readFileSync(join(own.DATA_DIR, 'logs', name), 'utf8');
    expect(await started.stop('SIGINT')).toBe(0);
    expect(started.output).not.toMatch(STACK_TRACE);
    expect(log('database.log').trimEnd()).toMatch(/database system is shut down$/);
    // Said to a client that is still connected when the database goes.
    expect(log('database.log')).not.toContain('terminating connection');
    expect(existsSync(join(own.DATA_DIR, 'lock.json'))).toBe(false);
    const seeded = log('demo-seed.log');

    const second = start(own);
    await second.ready();
    expect(log('demo-seed.log')).toBe(seeded);
    expect(await open(own.PORT, 'aba1001.localhost', '/api/health/ready')).toMatchObject({ status: 200 });
    expect(await second.stop('SIGTERM')).toBe(0);
  }, 120_000);

  it('names the part that was lost with its last lines, and stops the rest', async () => {
    const { own } = one;
    const started = start(own);
    await started.ready();
    const pid = Number.parseInt(readFileSync(join(own.DATA_DIR, 'postgres/postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    expect(await started.exitCode).toBe(1);
    expect(started.output).toContain('The database was ended by SIGKILL. Its last lines:');
    await expect(open(own.PORT, 'localhost', '/')).rejects.toThrow('ECONNREFUSED');
  }, 120_000);
});

describe('npm start', () => {
  it.each(['PORT', 'HOSTED_BACKEND_PORT'])(
    'says in one line that %s is busy, and starts nothing',
    async (name) => {
      const busy = createServer().listen(0, '127.0.0.1');
      await once(busy, 'listening');
      const { port } = busy.address() as AddressInfo;
      const own = { ...(await ownAddresses()), [name]: String(port) };
      const started = start(own);
      expect(await started.exitCode).toBe(1);
      expect(started.output.trim().split('\n')).toEqual([
        expect.stringMatching(`Port ${port} is busy.*${name}`),
      ]);
      expect(existsSync(join(own.DATA_DIR, 'postgres'))).toBe(false);
      busy.close();
    },
    60_000,
  );

  it('lists every bad variable at once, and no value', async () => {
    const bad = { PORT: 'eighty-thousand', METRICS_TOKEN: 'tooshort', BILLPLZ_SECRET_KEY: 'half-a-block' };
    const own = await ownAddresses();
    const started = start({ ...own, ...bad });
    expect(await started.exitCode).toBe(1);
    for (const [name, value] of Object.entries({ ...bad, BILLPLZ_COLLECTION_ID: '(unset)' })) {
      expect(started.output).toContain(name);
      expect(started.output).not.toContain(value);
    }
    expect(started.output).not.toMatch(STACK_TRACE);
    expect(existsSync(join(own.DATA_DIR, 'postgres'))).toBe(false);
  }, 60_000);
});
