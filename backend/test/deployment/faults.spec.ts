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
/** What was acknowledged before is done as well: its jobs wait for what is silent, and are tried again. */
const DONE_WITHIN = 60;
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
    const servers = ['5432', '6432', ...(queues === 'redis' ? ['6380'] : [])];
    lines = await Promise.all(servers.map(putLineBefore));
    await leadThroughThem(servers);
    await machine.start();
    await makeBilledSchools(machine.database, SCHOOLS, BILLS_PER_SCHOOL);
  }, LIMIT_MS);
  afterAll(async () => {
    await machine?.remove();
    await Promise.all((lines ?? []).map((line) => line.close()));
  }, LIMIT_MS);

  const putLineBefore = (example: string) => badLine(machine.files.port(example));

  /** The product's own ways to its servers, and those of the hosted backend. */
  async function leadThroughThem(servers: readonly string[]): Promise<void> {
    for (const path of ['/etc/rekod/rekod.env', '/etc/rekod/auth.json']) {
      const file = machine.files.at(path);
      const led = servers.reduce(
        (settings, example, at) =>
          settings.replaceAll(`@127.0.0.1:${machine.files.port(example)}`, `@127.0.0.1:${lines[at]?.port}`),
        await readFile(file, 'utf8'),
      );
      await writeFile(file, led);
    }
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
        console.info([`queues on ${queues}`, ...told].join('\n'));
      }
      const stoppedAt = performance.now();
      await waitUntil(async () => {
        await pause(200);
        return (await inboxOf('received')) === 0;
      });
      const drained = secondsSince(stoppedAt).toFixed(1);
      const { acknowledged } = payer;
      const paid = await timesPaid();
      const lost = [...acknowledged.keys()].filter((bill) => !paid.has(`chaos-${bill}`));
      const twice = [...paid].filter(([, times]) => times !== 1);
      console.info(
        `queues on ${queues}: ${acknowledged.size} acknowledged, ${payer.refused.length} not, ${lost.length} lost, ${twice.length} twice; drained in ${drained} s`,
      );
      expect({ lost, twice }).toEqual({ lost: [], twice: [] });
      expect((await inboxOf('failed')) + (await inboxOf('quarantined'))).toBe(0);
    },
    LIMIT_MS,
  );

  /** What was heard from outside while it lasted, and how soon after it a payment was acknowledged again. */
  async function endure(
    { name, seconds: lasts, goesOn, backWithin, bring }: Fault,
    payer: Payer,
  ): Promise<string> {
    const refusedBefore = payer.refused.length;
    const mend = await bring();
    const began = performance.now();
    await pause(lasts * 1_000);
    const ended = performance.now();
    await mend();
    const heard = [...payer.acknowledged.values()].filter((at) => at > began + 1_000 && at < ended).length;
    const mended = performance.now();
    await waitUntil(() => [...payer.acknowledged.values()].some((at) => at > mended));
    const back = secondsSince(mended);
    await waitUntil(async () => (await inboxOf('received')) < PER_SECOND);
    const done = secondsSince(mended);
    const refused = payer.refused.slice(refusedBefore);
    const line = `  ${name}: ${lasts} s, ${heard} acknowledged meanwhile, ${refused.length} not${kinds(refused)}, acknowledged again ${back.toFixed(1)} s and nothing waiting ${done.toFixed(1)} s after it`;
    const isHeld = !goesOn || heard > 0;
    const isSoon = backWithin === undefined || (back < backWithin && done < DONE_WITHIN);
    expect({ line, isHeld, isSoon }).toEqual({ line, isHeld: true, isSoon: true });
    return line;
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

const secondsSince = (at: number) => (performance.now() - at) / 1_000;

/** ` (503 12, 504 1)` */
function kinds(refused: readonly string[]): string {
  const counts = Map.groupBy(refused, (kind) => kind);
  return counts.size === 0
    ? ''
    : ` (${[...counts].map(([kind, all]) => `${kind} ${all.length}`).join(', ')})`;
}
