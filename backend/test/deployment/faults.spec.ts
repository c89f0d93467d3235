import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBilledSchools } from '../chaos/billed-schools.js';
import { rowsOf } from '../support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { type BadLine, badLine } from './bad-line.js';
import { type Fault, faultsOf } from './faults.js';
import { Machine } from './machine.js';
import { type Payer, payThrough } from './payments.js';
import { type SmallDisk, smallDisk } from './small-disk.js';

const PER_SECOND = 20;
const BETWEEN_MS = 3_000;
const BILLS_PER_SCHOOL = 30;
/** More than are ever paid. */
const SCHOOLS = 400;
const DISK_MB = 1_600;
const LIMIT_MS = 900_000;

let mails: SmtpDouble;
beforeAll(async () => {
  mails = await startSmtpDouble();
});
afterAll(() => mails?.close());

describe.each(['postgres', 'redis'] as const)('faults of a machine with its queues on %s', (queues) => {
  let machine: Machine;
  let disk: SmallDisk | null;
  let lines: BadLine[];

  beforeAll(async () => {
    machine = await Machine.configured({ smtpUrl: mails.environment.SMTP_URL ?? '', queues });
    disk = await smallDisk(machine.dataFolder, DISK_MB);
    if (disk) machine.endings.push(disk.remove);
    lines = [await putLineBefore('5432'), await putLineBefore('6432')];
    await machine.start();
    await makeBilledSchools(machine.database, SCHOOLS, BILLS_PER_SCHOOL);
  }, LIMIT_MS);
  afterAll(async () => {
    await machine?.remove();
    await Promise.all((lines ?? []).map((line) => line.close()));
  }, LIMIT_MS);

  /** The product's own way to Postgres or the pooler leads through it. */
  async function putLineBefore(example: string): Promise<BadLine> {
    const port = machine.files.port(example);
    const line = await badLine(port);
    const file = machine.files.at('/etc/rekod/rekod.env');
    const settings = await readFile(file, 'utf8');
    await writeFile(file, settings.replace(`@127.0.0.1:${port}/`, `@127.0.0.1:${line.port}/`));
    return line;
  }

  it(
    `loses no acknowledged payment of ${PER_SECOND} a second, and counts none twice`,
    async () => {
      const payer = payThrough(machine.browser, PER_SECOND);
      const told: string[] = [];
      try {
        for (const fault of faultsOf(machine, lines, disk)) {
          await pause(BETWEEN_MS);
          told.push(await endure(fault, payer));
        }
        await pause(BETWEEN_MS);
      } finally {
        await payer.stop();
      }
      const stoppedAt = performance.now();
      await waitUntil(async () => {
        await pause(200);
        return (await inboxOf('received')) === 0;
      });
      const drained = seconds(performance.now() - stoppedAt);
      const { acknowledged } = payer;
      const paid = await timesPaid();
      const lost = [...acknowledged.keys()].filter((bill) => !paid.has(`chaos-${bill}`));
      const twice = [...paid].filter(([, times]) => times !== 1);
      console.info(
        [
          `queues on ${queues}: ${acknowledged.size} acknowledged, ${payer.refused.length} not, ${lost.length} lost, ${twice.length} twice; drained in ${drained} s`,
          ...told,
        ].join('\n'),
      );
      expect({ lost, twice }).toEqual({ lost: [], twice: [] });
      expect((await inboxOf('failed')) + (await inboxOf('quarantined'))).toBe(0);
    },
    LIMIT_MS,
  );

  /** What was heard from outside while it lasted, and how soon after it a payment was acknowledged again. */
  async function endure({ name, seconds: lasts, goesOn, bring }: Fault, payer: Payer): Promise<string> {
    const refusedBefore = payer.refused.length;
    const mend = await bring();
    const began = Date.now();
    await pause(lasts * 1_000);
    const ended = Date.now();
    await mend();
    const heard = [...payer.acknowledged.values()].filter((at) => at > began + 1_000 && at < ended).length;
    if (goesOn) expect(heard).toBeGreaterThan(0);
    const mended = Date.now();
    await waitUntil(() => [...payer.acknowledged.values()].some((at) => at > mended));
    const back = seconds(Date.now() - ended);
    const refused = payer.refused.slice(refusedBefore);
    return `  ${name}: ${lasts} s, ${heard} acknowledged meanwhile, ${refused.length} not${kinds(refused)}, back in ${back} s`;
  }

  async function inboxOf(state: string): Promise<number> {
    const where = 'SELECT count(*)::int AS count FROM webhook_inbox WHERE state = $1';
    return (await rowsOf<{ count: number }>(machine.database, where, [state]))[0]?.count ?? 0;
  }

  async function timesPaid(): Promise<Map<string, number>> {
    const rows = await rowsOf<{ bill: string; times: number }>(
      machine.database,
      `SELECT lower(number) AS bill, count(payment_facts.id)::int AS times FROM invoices
       JOIN payment_facts ON invoice_id = invoices.id AND kind = 'payment-succeeded'
       WHERE status = 'paid' GROUP BY 1`,
    );
    return new Map(rows.map(({ bill, times }) => [bill, times]));
  }
});

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

/** ` (503 12, 504 1)` */
function kinds(refused: readonly string[]): string {
  const counts = Map.groupBy(refused, (kind) => kind);
  return counts.size === 0
    ? ''
    : ` (${[...counts].map(([kind, all]) => `${kind} ${all.length}`).join(', ')})`;
}
