import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

const DEPLOY = join(CHECKOUT, 'infra/deploy');
let root: string;

const configure = (domain = 'rekod.example', smtp = 'smtp://a:b&c@mail.example:587') =>
  execFileSync('sh', [join(DEPLOY, 'configure.sh'), domain, smtp, root]);
const written = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rekod-deploy-'));
  configure();
});
afterAll(() => rmSync(root, { recursive: true }));

describe('infra/deploy/configure.sh', () => {
  it('leaves no blank to fill in', () => {
    const files = readdirSync(join(root, 'etc'), { recursive: true, withFileTypes: true });
    for (const entry of files.filter((each) => each.isFile()))
      expect(readFileSync(join(entry.parentPath, entry.name), 'utf8')).not.toMatch(/@[A-Z_]+@/);
  });

  it('keeps its secrets when it is run again, each another, and from everybody else', () => {
    const before = written('etc/rekod/secrets');
    configure('other.example');
    expect(written('etc/rekod/secrets')).toBe(before);
    expect(written('etc/rekod/rekod.env')).toContain('BASE_DOMAIN=other.example');
    const values = before
      .trim()
      .split('\n')
      .map((line) => line.split('=')[1]);
    expect(new Set(values).size).toBe(values.length);
    for (const file of ['secrets', 'rekod.env', 'auth.json', 'backup.env'])
      expect(statSync(join(root, 'etc/rekod', file)).mode & 0o007).toBe(0);
  });

  it('writes settings that .env.example explains, and a hosted backend for production', () => {
    const explained = new Set(
      readFileSync(join(CHECKOUT, '.env.example'), 'utf8').match(/^[A-Z0-9_]+(?==)/gm),
    );
    const set = written('etc/rekod/rekod.env').match(/^#?[A-Z0-9_]+(?==)/gm) ?? [];
    const names = set.map((name) => name.replace('#', '')).filter((name) => name !== 'NODE_EXTRA_CA_CERTS');
    expect(names.filter((name) => !explained.has(name))).toEqual([]);
    expect(JSON.parse(written('etc/rekod/auth.json'))).toMatchObject({ production: true });
  });

  it('takes an address of mail with any sign in it', () => {
    configure('rekod.example', 'smtp://a:b&c|d@mail.example:587');
    expect(written('etc/rekod/rekod.env')).toContain('SMTP_URL=smtp://a:b&c|d@mail.example:587');
  });
});

const BY_NODE = /^ExecStart=\/opt\/rekod\/node_modules\/node\/bin\/node \/opt\/rekod\//m;
const UNITS_OF_OTHERS: Readonly<Record<string, Readonly<{ runs: RegExp; user: string }>>> = {
  'rekod-backup.service': { runs: BY_NODE, user: 'root' },
  'rekod-base-backup.service': {
    runs: /^ExecStart=\/bin\/sh \/opt\/rekod\/infra\/deploy\/base-backup\.sh$/m,
    user: 'postgres',
  },
};

it('every unit runs what the product brings, as nobody special but where it reads every key or the files of Postgres', () => {
  for (const unit of readdirSync(join(DEPLOY, 'systemd')).filter((name) => name.endsWith('.service'))) {
    const text = readFileSync(join(DEPLOY, 'systemd', unit), 'utf8');
    const { runs, user } = UNITS_OF_OTHERS[unit] ?? { runs: BY_NODE, user: 'rekod' };
    expect(text).toMatch(runs);
    expect(text.match(/^User=(.+)$/m)?.[1]).toBe(user);
    expect(text).toMatch(/^ProtectSystem=strict$/m);
  }
});

it('every process is started again for as long as it takes, and none ends because the migrations run again', () => {
  for (const name of ['rekod-api@', 'rekod-worker@', 'rekod-auth@']) {
    const text = readFileSync(join(DEPLOY, 'systemd', `${name}.service`), 'utf8');
    expect(text).toMatch(/^Restart=always$/m);
    expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(text).not.toMatch(/^(Requires|BindsTo|PartOf)=/m);
  }
});
