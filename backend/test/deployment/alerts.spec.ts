import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeBilledSchools } from '../chaos/billed-schools.js';
import { type BillplzDouble, startBillplzDouble } from '../support/billplz-double.js';
import { billplzEvent } from '../support/deliveries.js';
import { rowsOf } from '../support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { pathOf } from './debian-parts.js';
import { Machine } from './machine.js';
import { DOMAIN } from './machine-files.js';
import { paymentOf } from './payments.js';

const LIMIT_MS = 240_000;

let mails: SmtpDouble;
let machine: Machine;
let prometheus: string;
let billplz: BillplzDouble;

beforeAll(async () => {
  mails = await startSmtpDouble();
  machine = await Machine.configured({ smtpUrl: mails.environment.SMTP_URL ?? '', queues: 'redis' });
  billplz = await startBillplzDouble();
  const settings = Object.entries(billplz.environment).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(machine.files.at('/etc/rekod/rekod.env'), settings.join(''));
  await machine.start();
  await makeBilledSchools(machine.database, 1, 5);
  prometheus = await startPrometheus();
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([machine?.remove(), mails?.close(), billplz?.close()]);
}, LIMIT_MS);

/** The files that `configure.sh` writes, which ask every second rather than every quarter of a minute, and wait for seconds. */
async function startPrometheus(): Promise<string> {
  const written = async (file: string) => readFile(machine.files.at(`/etc/rekod/monitoring/${file}`), 'utf8');
  const token = join(machine.root, 'metrics-token');
  await writeFile(token, await machine.secret('METRICS_TOKEN'));
  const moved = (await written('prometheus.yml'))
    .replaceAll('15s', '1s')
    .replaceAll('/etc/prometheus/metrics-token', token)
    .replace(`https://${DOMAIN}/`, `https://127.0.0.1:${machine.files.port('443')}/`);
  await writeFile(join(machine.root, 'prometheus.yml'), moved);
  const hurried = (await written('alerts.yml'))
    .replaceAll(/\[[25]m\]/g, '[10s]')
    .replace(/for: \d+m/g, 'for: 1s')
    .replace(/(?<=_seconds > )\d+/g, '15');
  await writeFile(join(machine.root, 'alerts.yml'), hurried);
  await startExporters();
  const url = machine.files.port('9090');
  await open('prometheus', url, '/-/ready', [
    `--config.file=${machine.root}/prometheus.yml`,
    `--storage.tsdb.path=${machine.root}/prometheus`,
  ]);
  return `http://127.0.0.1:${url}`;
}

/** The page from outside, under a name that no resolver knows; of the machine, which is not ours to judge, only that it is watched. */
async function startExporters(): Promise<void> {
  const asked = { tls_config: { ca_file: machine.files.ca, server_name: DOMAIN }, headers: { Host: DOMAIN } };
  const modules = { http_2xx: { prober: 'http', http: asked } };
  await writeFile(join(machine.root, 'blackbox.yml'), JSON.stringify({ modules }));
  await open('prometheus-blackbox-exporter', machine.files.port('9115'), '/-/healthy', [
    `--config.file=${machine.root}/blackbox.yml`,
  ]);
  await open('prometheus-node-exporter', machine.files.port('9100'), '/', [
    '--collector.disable-defaults',
    '--collector.time',
  ]);
}

function open(program: string, port: number, ready: string, args: readonly string[]): Promise<void> {
  return machine.open(program, {
    file: pathOf(program),
    args: [...args, `--web.listen-address=127.0.0.1:${port}`],
    isReady: () =>
      fetch(`http://127.0.0.1:${port}${ready}`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
}

/** But for the one that always does. */
async function firing(): Promise<Set<string>> {
  const answer = await (await fetch(`${prometheus}/api/v1/alerts`)).text();
  const { data }: { data: { alerts: { state: string; labels: { alertname: string } }[] } } =
    JSON.parse(answer);
  const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  return new Set(names.filter((name) => name !== 'Alive'));
}

/** The alerts fire while the fault is there, and end with it. */
async function expectFired(
  alerts: readonly string[],
  fault: () => Promise<() => Promise<void>>,
): Promise<void> {
  await waitUntil(async () => (await firing()).size === 0);
  const mend = await fault();
  const heard = new Set<string>();
  await waitUntil(async () => {
    await pause(250);
    for (const name of await firing()) heard.add(name);
    return alerts.every((name) => heard.has(name));
  });
  await mend();
  await waitUntil(async () => {
    await pause(250);
    return (await firing()).size === 0;
  });
}

const killed =
  (...names: string[]) =>
  async () => {
    for (const name of names) await machine.part(name).end('SIGKILL');
    return async () => {
      for (const name of names) await machine.part(name).start();
    };
  };

async function pay(bill: number): Promise<number> {
  const { headers, body, provider } = paymentOf(bill);
  const asked = { method: 'POST', headers: { ...headers }, body };
  return (await machine.browser(DOMAIN, `/api/webhooks/${provider}`, asked)).status;
}

const sql = (statement: string) => rowsOf(machine.database, statement);

it('nothing fires while all is well', async () => {
  await pause(5_000);
  expect([...(await firing())]).toEqual([]);
});

it('a process that ended', () => expectFired(['ProcessDown'], killed('rekod-api@3001')), LIMIT_MS);

it('a proxy that ended', () => expectFired(['PagesAway'], killed('nginx')), LIMIT_MS);

it('an exporter that ended', () => expectFired(['Unwatched'], killed('prometheus-node-exporter')), LIMIT_MS);

it(
  'a schedule that runs in vain at every run',
  () =>
    expectFired(['SchedulesFail'], async () => {
      await sql(`INSERT INTO schedule_runs (name, planned_at, started_at, failing_since)
        VALUES ('subscription.check-drift', now(), now(), now() - interval '1 hour')
        ON CONFLICT (name) DO UPDATE SET failing_since = excluded.failing_since`);
      return async () => void (await sql('UPDATE schedule_runs SET failing_since = NULL'));
    }),
  LIMIT_MS,
);

it(
  'Postgres that is away: figures unread, no news, requests that fail',
  () =>
    expectFired(['FiguresUnread', 'NewsLost', 'RequestsFail'], async () => {
      const mend = await killed('postgres')();
      let over = false;
      const asking = (async () => {
        for (; !over; await pause(200)) await pay(1).catch(() => undefined);
      })();
      return async () => {
        over = true;
        await asking;
        await mend();
      };
    }),
  LIMIT_MS,
);

it(
  'an API whose loop is held',
  () =>
    expectFired(['LoopHeld'], async () => {
      let over = false;
      const holding = (async () => {
        for (; !over; await pause(150)) {
          const thaw = await machine.part('rekod-api@3001').freeze();
          await pause(600);
          thaw();
        }
      })();
      return async () => {
        over = true;
        await holding;
      };
    }),
  LIMIT_MS,
);

it('Redis that is away', () => expectFired(['QueueAway'], killed('redis')), LIMIT_MS);

it(
  'a hosted backend that is away',
  () => expectFired(['SignInAway'], killed('rekod-auth@54321', 'rekod-auth@54322')),
  LIMIT_MS,
);

it(
  'workers that are away: an acknowledged event stands, schedules are late',
  () =>
    expectFired(['ProcessDown', 'InboxStands', 'SchedulesLate'], async () => {
      const mend = await killed('rekod-worker@3101', 'rekod-worker@3102')();
      expect(await pay(2)).toBe(200);
      return mend;
    }),
  LIMIT_MS,
);

it(
  'a held table, until the pool has nothing left',
  () =>
    expectFired(['PoolExhausted'], async () => {
      const holder = new pg.Client({ connectionString: machine.database.superuserUrl });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE app.schools IN ACCESS EXCLUSIVE MODE');
      const ask = (n: number) =>
        machine.browser(DOMAIN, '/api/schools/availability', {
          method: 'POST',
          body: { code: `XYA${2_000 + n}` },
        });
      const asking = Promise.allSettled(Array.from({ length: 80 }, (_, n) => ask(n)));
      return async () => {
        await holder.end();
        await asking;
      };
    }),
  LIMIT_MS,
);

it(
  'somebody who tries passwords',
  () =>
    expectFired(['SignInsRefused'], async () => {
      const headers = { apikey: await machine.secret('SUPABASE_PUBLISHABLE_KEY') };
      let over = false;
      const guess = (n: number) =>
        machine.browser(`auth.${DOMAIN}`, '/auth/v1/token?grant_type=password', {
          method: 'POST',
          headers,
          body: { email: `guru${n}@contoh.test`, password: 'bukan kata laluan' },
        });
      const guessing = (async () => {
        for (let n = 0; !over; n++) await Promise.all([guess(n), guess(n), guess(n), pause(500)]);
      })();
      return async () => {
        over = true;
        await guessing;
      };
    }),
  LIMIT_MS,
);

it(
  'a provider that does not answer when it is asked what it told us',
  () =>
    expectFired(['ProviderFails'], async () => {
      billplz.answerWith(503);
      for (let n = 1; n <= 3; n++) {
        const { headers, body } = billplzEvent(`bill-${n}`, 100);
        const asked = { method: 'POST', headers: { ...headers }, body };
        expect((await machine.browser(DOMAIN, '/api/webhooks/billplz', asked)).status).toBe(200);
      }
      return async () =>
        void (await sql("UPDATE webhook_inbox SET state = 'ignored' WHERE provider = 'billplz'"));
    }),
  LIMIT_MS,
);

it(
  'a mail server that refuses',
  () =>
    expectFired(['MailStands'], async () => {
      mails.beforeTakingIn(async () => {
        throw new Error('Full');
      });
      await sql(`INSERT INTO mail_outbox (id, dedupe_key, recipient, subject, body_text, body_html)
        VALUES (gen_random_uuid(), 'alert', 'aminah@contoh.test', 'Ujian', 'Ujian', '<p>Ujian</p>')`);
      return async () => {
        mails.beforeTakingIn(async () => undefined);
        await sql('UPDATE mail_outbox SET held_until = NULL WHERE sent_at IS NULL');
      };
    }),
  LIMIT_MS,
);

it(
  'an event that fits no bill, and one that failed for good',
  () =>
    expectFired(['EventsQuarantined', 'EventsFailed'], async () => {
      expect(await pay(777)).toBe(200);
      await waitUntil(
        async () => (await sql("SELECT FROM webhook_inbox WHERE state = 'quarantined'")).length > 0,
      );
      await sql("UPDATE webhook_inbox SET state = 'failed' WHERE state = 'processed'");
      return async () =>
        void (await sql(
          "UPDATE webhook_inbox SET state = 'processed' WHERE state IN ('failed', 'quarantined')",
        ));
    }),
  LIMIT_MS,
);
