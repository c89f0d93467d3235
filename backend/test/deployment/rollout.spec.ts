import { setTimeout as pause } from 'node:timers/promises';
import { makeBilledSchools } from '../chaos/billed-schools.js';
import { rowsOf } from '../support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { Machine } from './machine.js';
import { DOMAIN } from './machine-files.js';
import { payThrough } from './payments.js';

const RESTARTS = 10;
const PER_SECOND = 20;
const LIMIT_MS = 400_000;

let mails: SmtpDouble;
let machine: Machine;

beforeAll(async () => {
  mails = await startSmtpDouble();
  machine = await Machine.configured({ smtpUrl: mails.environment.SMTP_URL ?? '', queues: 'postgres' });
  await machine.start();
  await makeBilledSchools(machine.database, 100, 60);
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([machine?.remove(), mails?.close()]);
}, LIMIT_MS);

it(
  `cuts nothing while every API and worker is restarted in turn, ${RESTARTS} times`,
  async () => {
    const refused: string[] = [];
    let asked = 0;
    let over = false;
    const reading = (async () => {
      for (const paths = ['/landing', '/api/health/live', '/api/billing/plans']; !over; asked++) {
        const path = paths[asked % paths.length] ?? '';
        const { status } = await machine
          .browser(DOMAIN, path)
          .catch((error: Error) => ({ status: error.message }));
        if (status !== 200) refused.push(`${path}: ${status}`);
        await pause(10);
      }
    })();
    const payer = payThrough(machine.browser, PER_SECOND);
    for (let restart = 0; restart < RESTARTS; restart++) {
      const name = machine.names('rekod-api').concat(machine.names('rekod-worker'))[restart % 4] ?? '';
      expect(await machine.part(name).end('SIGTERM')).toBe(0);
      await machine.part(name).start();
      await pause(1_000);
    }
    await payer.stop();
    over = true;
    await reading;
    console.info(
      `${asked} pages and ${payer.acknowledged.size} payments over ${RESTARTS} restarts, ${refused.length} cut`,
    );
    expect(refused).toEqual([]);
    expect(payer.refused).toEqual([]);
    expect(asked + payer.acknowledged.size).toBeGreaterThan(1_000);
    await waitUntil(
      async () =>
        (await rowsOf(machine.database, "SELECT FROM webhook_inbox WHERE state <> 'processed'")).length === 0,
    );
  },
  LIMIT_MS,
);
