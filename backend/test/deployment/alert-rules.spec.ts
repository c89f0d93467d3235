import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SmtpDouble, startSmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import { pathOf } from './debian-parts.js';
import { freePort } from './free-port.js';
import { CHECKOUT, DOMAIN } from './machine-files.js';
import { Part } from './part.js';

const run = promisify(execFile);
const LIMIT_MS = 60_000;

let root: string;
let mails: SmtpDouble;
let alertmanager: Part | undefined;
const at = (name: string) => join(root, 'etc/rekod/monitoring', name);

beforeAll(async () => {
  mails = await startSmtpDouble();
  root = await mkdtemp(join(tmpdir(), 'rekod-monitoring-'));
  const smtp = mails.environment.SMTP_URL ?? '';
  await run('sh', [join(CHECKOUT, 'infra/deploy/configure.sh'), DOMAIN, smtp, root], {
    env: { ...process.env, ALERTS_MAIL: 'jaga@contoh.test' },
  });
}, LIMIT_MS);
afterAll(async () => {
  await alertmanager?.end('SIGKILL');
  await mails?.close();
  if (root) await rm(root, { recursive: true, force: true });
});

/** Each series with its values in the fault and after it, as promtool writes them. */
const MACHINE_ALERTS = {
  SchedulesFail: [['schedule_failing_seconds{schedule="mail.sweep"}', '1000x60', '0x60']],
  ArchiveFails: [['database_archive_failing_seconds', '400x60', '0x60']],
  UnitFailed: [['node_systemd_unit_state{name="rekod-backup.service", state="failed"}', '1x60', '0x60']],
  BackupLate: [['node_systemd_timer_last_trigger_seconds{name="rekod-backup.timer"}', '1x28', '100000x4']],
  DiskFills: [
    ['node_filesystem_avail_bytes{mountpoint="/", fstype="ext4"}', '15x60', '50x60'],
    ['node_filesystem_size_bytes{mountpoint="/", fstype="ext4"}', '100x60', '100x60'],
  ],
  DiskFull: [
    ['node_filesystem_avail_bytes{mountpoint="/", fstype="ext4"}', '5x60', '50x60'],
    ['node_filesystem_size_bytes{mountpoint="/", fstype="ext4"}', '100x60', '100x60'],
  ],
  MemoryShort: [
    ['node_memory_MemAvailable_bytes', '5x60', '50x60'],
    ['node_memory_MemTotal_bytes', '100x60', '100x60'],
  ],
  PagesAway: [['probe_success', '0x60', '1x60']],
  CertificateEnds: [['probe_ssl_earliest_cert_expiry', '864000x60', '7776000x60']],
  CertificateOver: [['probe_ssl_earliest_cert_expiry', '86400x60', '7776000x60']],
  RequestsSlow: [
    ['http_request_duration_seconds_bucket{le="2.5", route="/api/schools/:id"}', '0+0x60', '0+600x60'],
    ['http_request_duration_seconds_bucket{le="5", route="/api/schools/:id"}', '0+600x60', '36000+600x60'],
    ['http_request_duration_seconds_bucket{le="+Inf", route="/api/schools/:id"}', '0+600x60', '36000+600x60'],
  ],
  RequestsRefused: [
    ['http_request_duration_seconds_count{status="4xx", route="/api/schools/:id"}', '0+600x60', '36000+0x60'],
    ['http_request_duration_seconds_count{status="2xx", route="/api/schools/:id"}', '0+60x60', '3600+600x60'],
  ],
  Unwatched: [['up{job="machine"}', '0x60', '1x60']],
} as const;

type Name = keyof typeof MACHINE_ALERTS;

/** Minutes of the fault and as many without it, but for what days go by without. */
const looksAt = (name: Name) =>
  name === 'BackupLate'
    ? { interval: '1h', inFault: '28h2m', after: '30h2m' }
    : { interval: '1m', inFault: '45m', after: '110m' };
const spread = (value: string) => (value.includes('+') ? value : value.replace('x', '+0x'));

it.each(Object.keys(MACHINE_ALERTS) as Name[])(
  '%s fires in its fault and is cleared after it',
  async (name) => {
    const series = MACHINE_ALERTS[name].map(
      ([of, fault, mended]) => `      - { series: '${of}', values: '${spread(fault)} ${spread(mended)}' }`,
    );
    const { interval, inFault, after } = looksAt(name);
    const firing = (at: string, is: boolean) =>
      `      - { eval_time: ${at}, expr: 'count(ALERTS{alertname="${name}", alertstate="firing"}) or vector(0)', exp_samples: [{ labels: '{}', value: ${is ? 1 : 0} }] }`;
    const test = [
      'rule_files: [alerts.yml]',
      'tests:',
      `  - interval: ${interval}`,
      '    input_series:',
      ...series,
    ]
      .concat(['    promql_expr_test:', firing(inFault, true), firing(after, false)])
      .join('\n');
    await writeFile(at(`${name}.test.yml`), test);
    await run(pathOf('promtool'), ['test', 'rules', at(`${name}.test.yml`)]);
  },
);

it('every alert is fired by a test, here or on the real parts, and has its page in the runbook', async () => {
  const names = [...(await readFile(at('alerts.yml'), 'utf8')).matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const onParts = await readFile(join(__dirname, 'alerts.spec.ts'), 'utf8');
  const isFired = (name = '') => name in MACHINE_ALERTS || onParts.includes(`'${name}'`) || name === 'Alive';
  expect(names.filter((name) => !isFired(name))).toEqual([]);
  const runbook = await readFile(join(CHECKOUT, 'infra/deploy/runbook.md'), 'utf8');
  expect(names.filter((name) => !runbook.includes(`## ${name}\n`))).toEqual([]);
});

it('the files are such as Prometheus and Alertmanager take', async () => {
  await run(pathOf('promtool'), ['check', 'config', '--syntax-only', at('prometheus.yml')]);
  await run(pathOf('promtool'), ['check', 'rules', at('alerts.yml')]);
  await run(pathOf('amtool'), ['check-config', at('alertmanager.yml')]);
});

it(
  'an alert that pages arrives as a mail, once, and so does its end',
  async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const hurried = (await readFile(at('alertmanager.yml'), 'utf8'))
      .replace('group_wait: 30s', 'group_wait: 0s')
      .replace('group_interval: 5m', 'group_interval: 1s');
    await writeFile(at('hurried.yml'), hurried);
    alertmanager = new Part({
      name: 'alertmanager',
      log: join(root, 'alertmanager.log'),
      file: pathOf('prometheus-alertmanager'),
      args: [
        `--config.file=${at('hurried.yml')}`,
        `--storage.path=${join(root, 'alertmanager')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--cluster.listen-address=',
      ],
      isReady: () =>
        fetch(`${url}/-/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
    });
    await alertmanager.start();
    const tell = (more: object) =>
      fetch(`${url}/api/v2/alerts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([{ labels: { alertname: 'DiskFull', severity: 'page' }, ...more }]),
      });
    const subjects = () =>
      mails.to('jaga@contoh.test').map(({ source }) => /^Subject: (.*?)\r?$/im.exec(source)?.[1]);
    await tell({ startsAt: '2026-01-01T00:00:00Z' });
    await waitUntil(async () => subjects().includes('[wake] firing: DiskFull'));
    await tell({ startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-01-01T00:01:00Z' });
    await waitUntil(async () => subjects().includes('[wake] resolved: DiskFull'));
    expect(subjects()).toHaveLength(2);
  },
  LIMIT_MS,
);
