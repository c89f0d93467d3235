import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Post, reportBills } from '../chaos/bank-load.js';
import { makeBilledSchools } from '../chaos/billed-schools.js';
import { rowsOf } from '../support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { makeCertificates } from './certificates.js';
import { debianParts } from './debian-parts.js';
import { Machine } from './machine.js';
import { CHECKOUT, DOMAIN } from './machine-files.js';
import { registerSchool, signIn, signUp } from './people.js';

const AUTH = `auth.${DOMAIN}`;
const SECONDS = Number(process.env.FAULT_SECONDS ?? 60);
const PER_SECOND = 40;
const BILLS_PER_SCHOOL = 30;
const SCHOOLS = Math.ceil((SECONDS * PER_SECOND) / BILLS_PER_SCHOOL);
const BILLS = SCHOOLS * BILLS_PER_SCHOOL;
const LIMIT_MS = SECONDS * 1_000 + 240_000;

let mails: SmtpDouble;
beforeAll(async () => {
  mails = await startSmtpDouble();
});
afterAll(() => mails?.close());

describe.each(['postgres', 'redis'] as const)(
  'a machine set up by infra/deploy, its queues on %s',
  (queues) => {
    let machine: Machine;
    let apikey: string;
    const over = new AbortController();

    beforeAll(async () => {
      machine = await Machine.configured({ smtpUrl: mails.environment.SMTP_URL ?? '', queues });
      await machine.start();
      apikey = await machine.secret('SUPABASE_PUBLISHABLE_KEY');
    }, LIMIT_MS);
    afterAll(async () => {
      over.abort();
      await machine?.remove();
    }, LIMIT_MS);

    const count = async (what: string) => {
      const [row] = await rowsOf<{ count: string }>(machine.database, `SELECT count(*) FROM ${what}`);
      return Number(row?.count);
    };

    it('is reached at both addresses that its records tell, by IPv4 and by IPv6', async () => {
      for (const host of ['127.0.0.1', '::1'])
        for (const port of ['80', '443']) {
          const socket = connect(machine.files.port(port), host);
          await once(socket, 'connect');
          socket.destroy();
        }
    });

    it('is up at the first start: every process, by its own word, with nothing degraded', async () => {
      for (const example of ['3001', '3002', '3101', '3102']) {
        const answer = await fetch(`http://127.0.0.1:${machine.files.port(example)}/api/health/ready`);
        expect(await answer.json()).toMatchObject({ status: 'up', degraded: [] });
      }
    });

    it('shows pages by TLS to the domain and to every host below it, and leads there from http', async () => {
      const { status, headers } = await machine.browser(DOMAIN, '/landing');
      expect(status).toBe(200);
      expect(headers['strict-transport-security']).toMatch(/max-age/);
      expect((await machine.browser(`aba1001.${DOMAIN}`, '/auth/login')).text).toContain('<html');
      const port = machine.files.port('80');
      const reply = await plainly(port, '/pembayaran');
      expect([reply.statusCode, reply.headers.location]).toEqual([301, `https://${DOMAIN}/pembayaran`]);
    });

    it('says in one sentence that a direct address may not lead to the pooler', async () => {
      const direct = await machine.directUrl();
      const pooled = direct.replace(`:${machine.files.port('5432')}/`, `:${machine.files.port('6432')}/`);
      const trying = machine.migrate({ environment: { DATABASE_DIRECT_URL: pooled } });
      await expect(trying).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^DATABASE_DIRECT_URL has to lead to Postgres itself, .*\n$/),
      });
    });

    it('keeps metrics and health of single processes from whoever asks from outside', async () => {
      expect((await machine.browser(DOMAIN, '/api/metrics')).status).toBe(404);
    });

    it('signs somebody up by mail, registers the school, and counts its payment, by whichever process', async () => {
      const [email, code] = [`aminah-${queues}@contoh.test`, queues === 'redis' ? 'xya2002' : 'xya2001'];
      await registerSchool(machine.browser, await signUp(machine.browser, apikey, mails, email), code);
      for (let time = 0; time < 4; time++) {
        const authorization = `Bearer ${await signIn(machine.browser, apikey, email)}`;
        const { status, text } = await machine.browser(`${code}.${DOMAIN}`, '/api/subscription/status', {
          headers: { authorization },
        });
        expect(status).toBe(200);
        expect(JSON.parse(text)).toMatchObject({ subscriptionStatus: 'trial', restrictionLevel: 'none' });
      }
    });

    it('counts limits for all processes together where there is Redis, else for each', async () => {
      const ask = async (example: string) => {
        const headers = {
          host: DOMAIN,
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
        };
        const path = '/api/schools/availability';
        const target = {
          host: '127.0.0.1',
          port: machine.files.port(example),
          path,
          method: 'POST',
          headers,
        };
        const asking = plainRequest(target).end(JSON.stringify({ code: 'XYA2009' }));
        const [reply] = await once(asking, 'response');
        reply.resume();
        return reply.statusCode;
      };
      let last = 200;
      for (let times = 0; last === 200 && times < 300; times++) last = await ask('3001');
      expect(last).toBe(429);
      expect(await ask('3002')).toBe(queues === 'redis' ? 429 : 200);
    });

    it('lets pages open a socket to the hosted backend, whose servers hear each other', async () => {
      expect(await upgradeAt(machine, `/realtime/v1/websocket?apikey=${apikey}&vsn=1.0.0`)).toBe(101);
      for (const example of ['54321', '54322']) {
        const url = `http://127.0.0.1:${machine.files.port(example)}/auth/v1/health`;
        const health = await (await fetch(url, { headers: { apikey } })).text();
        expect(JSON.parse(health).degraded ?? []).toEqual([]);
      }
    });

    it('answers two hundred at once through the pooler, each for its own school', async () => {
      const email = `aminah-${queues}@contoh.test`;
      const authorization = `Bearer ${await signIn(machine.browser, apikey, email)}`;
      const code = queues === 'redis' ? 'xya2002' : 'xya2001';
      const ask = () =>
        machine.browser(`${code}.${DOMAIN}`, '/api/schools/current', { headers: { authorization } });
      const answers = await Promise.all(Array.from({ length: 200 }, ask));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      for (const { text } of answers) expect(JSON.parse(text)).toMatchObject({ school: { code } });
    });

    it(
      `loses no acknowledged payment while every part is killed in turn for ${SECONDS} s`,
      async () => {
        await makeBilledSchools(machine.database, SCHOOLS, BILLS_PER_SCHOOL);
        const post: Post = async ({ provider, headers, body }) => {
          const asked = { method: 'POST', headers: { ...headers }, body };
          return (await machine.browser(DOMAIN, `/api/webhooks/${provider}`, asked)).status;
        };
        const finished = new AbortController();
        const killing = killInTurn(machine, finished.signal);
        await reportBills(post, BILLS, PER_SECOND, over.signal);
        finished.abort();
        const kills = await killing;
        const calmAt = performance.now();
        await waitUntil(async () => {
          await pause(200);
          return (await count("webhook_inbox WHERE state = 'received'")) === 0;
        });
        const drained = ((performance.now() - calmAt) / 1_000).toFixed(1);
        console.info(
          `queues on ${queues}: ${BILLS} payments, killed ${kills.join(', ')}; drained in ${drained} s`,
        );
        expect(await count("webhook_inbox WHERE state = 'processed'")).toBe(BILLS);
        expect(await count("payment_facts WHERE kind = 'payment-succeeded'")).toBe(BILLS);
        expect(await count("invoices WHERE status = 'paid'")).toBe(BILLS);
      },
      LIMIT_MS,
    );
  },
);

it('the proxy of docker-compose.yml is the same site, as nginx reads it', async () => {
  const template = await readFile(join(CHECKOUT, 'infra/docker/proxy.conf.template'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'rekod-proxy-'));
  await makeCertificates(folder, DOMAIN);
  const site = template
    .replace(/\$\{BASE_DOMAIN\}/g, DOMAIN)
    .replaceAll('/etc/nginx/tls/', `${folder}/`)
    .replace(/server (api|hosted-backend):/g, 'server 127.0.0.1:');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, `pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off;\n${site}\n}`);
  const { stderr } = await promisify(execFile)(debianParts().nginx, ['-t', '-c', file]);
  expect(stderr).toContain('test is successful');
  await rm(folder, { recursive: true });
});

/** Every part but ours to ask by, a second or two apart, each at least once. */
async function killInTurn(machine: Machine, finished: AbortSignal): Promise<string[]> {
  const killed: string[] = [];
  const all = machine.names('');
  for (let turn = 0; !finished.aborted || turn < all.length; turn++) {
    await pause(1_500);
    const name = all[turn % all.length] ?? '';
    await machine.part(name).end('SIGKILL');
    await machine.part(name).start();
    killed.push(name);
  }
  return killed;
}

async function plainly(port: number, path: string): Promise<IncomingMessage> {
  const [reply] = await once(get({ host: '127.0.0.1', port, path, headers: { host: DOMAIN } }), 'response');
  reply.resume();
  return reply;
}

function upgradeAt(machine: Machine, path: string): Promise<number> {
  const headers = {
    host: AUTH,
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'cmVrb2QgbWVuZ2FqYXIgMQ==',
  };
  const target = {
    host: '127.0.0.1',
    port: machine.files.port('443'),
    servername: AUTH,
    path,
    ca: machine.files.ca,
  };
  return new Promise((resolve, reject) => {
    const asking = request({ ...target, headers });
    asking.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode ?? 0);
    });
    asking
      .on('response', ({ statusCode }) => resolve(statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}
