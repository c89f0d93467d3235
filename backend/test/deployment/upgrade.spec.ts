import { setTimeout as pause } from 'node:timers/promises';
import { type Post, reportBills } from '../chaos/bank-load.js';
import { makeBilledSchools } from '../chaos/billed-schools.js';
import { rowsOf } from '../support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { type Build, Machine, PRODUCT } from './machine.js';
import { DOMAIN } from './machine-files.js';

/** Checked out and built by `npm run upgrade`. */
type Release = Readonly<{ version: string; checkout: string }>;
const RELEASES: Release[] = JSON.parse(process.env.BUILT_RELEASES ?? '[]');

const SECONDS = 90;
const PER_SECOND = 40;
const BILLS_PER_SCHOOL = 30;
const SCHOOLS = (SECONDS * PER_SECOND) / BILLS_PER_SCHOOL;
const BILLS = SCHOOLS * BILLS_PER_SCHOOL;
const LIMIT_MS = 500_000;
const SIDE_BY_SIDE_MS = 10_000;

describe.each(RELEASES)('$version', ({ version, checkout }) => {
  let mails: SmtpDouble;
  let machine: Machine;
  let old: Build;
  const over = new AbortController();

  beforeAll(async () => {
    mails = await startSmtpDouble();
    machine = await Machine.configured({ smtpUrl: mails.environment.SMTP_URL ?? '', queues: 'postgres' });
    await machine.makeCluster();
    await machine.startPostgres();
    await machine.provision();
    await machine.startServers();
    // It knows no pooler.
    old = { checkout, environment: { DATABASE_URL: await machine.directUrl() } };
    await machine.migrate(old);
    await machine.startProduct(old);
    await makeBilledSchools(machine.database, SCHOOLS, BILLS_PER_SCHOOL);
  }, LIMIT_MS);
  afterAll(async () => {
    over.abort();
    await Promise.all([machine?.remove(), mails?.close()]);
  }, LIMIT_MS);

  const count = async (what: string) => {
    const [row] = await rowsOf<{ count: string }>(machine.database, `SELECT count(*) FROM ${what}`);
    return Number(row?.count);
  };

  /** In the order of the page: the schema first, under the old code, then one process after the other. */
  async function upgrade(): Promise<string> {
    await pause(3_000);
    const started = performance.now();
    await machine.migrate();
    const migrated = performance.now() - started;
    const [api, otherApi, worker, otherWorker] = PRODUCT;
    for (const name of [worker, api, otherWorker, otherApi]) {
      await machine.part(name).end('SIGTERM');
      await machine.startProcess(name);
      await pause(SIDE_BY_SIDE_MS);
    }
    return `migrated in ${(migrated / 1_000).toFixed(1)} s, upgraded in ${((performance.now() - started) / 1_000).toFixed(0)} s`;
  }

  it(
    `is upgraded under ${PER_SECOND} payments a second, old and new side by side, and none is lost`,
    async () => {
      const post: Post = async ({ provider, headers, body }) => {
        const asked = { method: 'POST', headers: { ...headers }, body };
        return (await machine.browser(DOMAIN, `/api/webhooks/${provider}`, asked)).status;
      };
      const upgrading = upgrade();
      await reportBills(post, BILLS, PER_SECOND, over.signal);
      const times = await upgrading;
      await waitUntil(async () => {
        await pause(200);
        return (await count("webhook_inbox WHERE state = 'received'")) === 0;
      });
      const again = await count('webhook_inbox WHERE attempts > 1');
      console.info(`${version}: ${BILLS} payments, ${times}; ${again} events were tried again`);
      expect(await count("webhook_inbox WHERE state = 'processed'")).toBe(BILLS);
      expect(await count("payment_facts WHERE kind = 'payment-succeeded'")).toBe(BILLS);
      expect(await count("invoices WHERE status = 'paid'")).toBe(BILLS);
    },
    LIMIT_MS,
  );
});
