import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../checkout.ts';

type Rule = Readonly<{ alert: string; expr: string; for?: string; labels: { severity: string } }>;

const read = (file: string) => readFileSync(join(CHECKOUT, 'infra/deploy', file), 'utf8');
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('monitoring/alerts.yml'));
const rules = groups.flatMap((group) => group.rules);

it('every alert has its page in the runbook, and every page its alert', () => {
  const pages = [...read('runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(rules.map(({ alert }) => alert));
});

it('every alert waits before it wakes somebody, and says whom; one alone is always there, and missed when it is not', () => {
  const [alive, ...others] = [true, false].map((isAlive) =>
    rules.filter(({ labels }) => (labels.severity === 'alive') === isAlive),
  );
  expect(alive).toMatchObject([{ alert: 'Alive', expr: 'vector(1)' }]);
  for (const rule of others.flat()) {
    expect(rule.for).toMatch(/^\d+m$/);
    expect(rule.labels.severity).toMatch(/^(page|day)$/);
  }
});

/** What Debian's exporters tell of the machine, and of the page as anybody opens it. */
const FIGURES_OF_EXPORTERS = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_systemd_timer_last_trigger_seconds',
  'node_systemd_unit_state',
  'probe_ssl_earliest_cert_expiry',
  'probe_success',
];

it('alerts and the dashboard ask for figures that there are', () => {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read('monitoring/dashboard.json'),
  );
  const asked = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const names = new Set(asked.join(' ').match(/\b[a-z]+_[a-z_]+(?=\{|\[|\)| |$)/g));
  const sources = globSync('{backend,infra/hosted-backend}/src/**/*.ts', { cwd: CHECKOUT }).map((file) =>
    readFileSync(join(CHECKOUT, file), 'utf8'),
  );
  const told = sources.join('\n');
  const others = [...names].filter((name) => {
    const own = name.replace(/_(count|bucket|sum)$/, '');
    return own !== 'histogram_quantile' && !told.includes(`'${own}'`);
  });
  expect(names.size).toBeGreaterThan(8);
  expect(others.toSorted()).toEqual(FIGURES_OF_EXPORTERS);
});
