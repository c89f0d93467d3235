import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../checkout.ts';

type Service = Readonly<{
  image: string;
  user?: string;
  profiles?: string[];
  networks?: { default: { ipv4_address: string } };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  command?: string | string[];
  configs?: string[];
  secrets?: string[];
  stop_grace_period?: string;
  logging?: { options: Record<string, string> };
  healthcheck?: { test: string[] };
}>;

const read = (file: string) => readFileSync(join(CHECKOUT, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const services: Record<string, Service> = compose.services;
const { postgres, migrate, proxy, backup, ...ours } = services;

/** The services whose part of the file mentions a variable. */
function usersOf(variable: string): string[] {
  return Object.entries(services)
    .filter(([, service]) => JSON.stringify(service).includes(`$\{${variable}`))
    .map(([name]) => name)
    .sort();
}

const SECRET = `it's "a" %s \\n $HOME`;

/** What a service's command writes into /tmp before it becomes `program`, which prints it here instead. */
function written(name: string, program: string, environment: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rekod-compose-'));
  writeFileSync(join(folder, program), '#!/bin/sh\nenv >&2; for last; do :; done; cat "$last"\n', {
    mode: 0o755,
  });
  const [shell = '', ...args] = [services[name]?.command ?? []].flat();
  const { stdout, stderr } = spawnSync(
    shell,
    args.map((part) => part.replaceAll('$$', '$').replaceAll('/tmp/', `${folder}/`)),
    { encoding: 'utf8', env: { PATH: `${folder}:${process.env.PATH}`, ...environment } },
  );
  rmSync(folder, { recursive: true });
  expect(stderr).not.toContain('CONFIGURATION');
  return stdout;
}

/** As docker compose fills in an environment that has nothing but this. */
const filledIn = (text: string, variables: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name, otherwise = '') => variables[name] ?? otherwise);

describe('docker-compose.yml', () => {
  it('starts Postgres, Redis, hosted backend, API, worker and backup, with TLS in front where it is public, each with a health check', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['api', 'backup', 'hosted-backend', 'migrate', 'postgres', 'proxy', 'redis', 'worker'].sort(),
    );
    const unwatched = Object.keys(services).filter((name) => !services[name]?.healthcheck);
    expect(unwatched).toEqual(['migrate']);
  });

  it('opens ports on this machine only, but for those of the proxy', () => {
    expect(proxy).toMatchObject({ profiles: ['public'], ports: ['80:80', '443:443'] });
    const others = Object.values(services).filter((service) => service !== proxy);
    const ports = others.flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('runs what is ours as nobody special, on a file system that cannot be written', () => {
    for (const service of [...Object.values(ours), migrate]) {
      expect(service).toMatchObject({
        user: expect.stringMatching(/^(node|redis)$/),
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    for (const service of [proxy, backup])
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const minded = { cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
    for (const service of Object.values(services)) expect(service).toMatchObject(minded);
  });

  it('trusts the one proxy that stands in front, under the name that it has', () => {
    const printed = execFileSync('sh', [join(CHECKOUT, 'infra/docker/public.sh'), 'rekod.example'], {
      encoding: 'utf8',
    });
    const [, address] = /^TRUSTED_PROXIES=(.*)$/m.exec(printed) ?? [];
    expect(proxy).toMatchObject({ networks: { default: { ipv4_address: address } } });
    expect(printed).toMatch(/^SUPABASE_URL=https:\/\/auth\.rekod\.example$/m);
  });

  it('sets only variables that .env.example explains', () => {
    const explained = new Set(read('.env.example').match(/^[A-Z0-9_]+(?==)/gm));
    const set = ['api', 'worker', 'migrate'].flatMap((name) =>
      Object.entries(services[name]?.environment ?? {}).flatMap(([variable, value]) =>
        value === '' ? [] : [variable],
      ),
    );
    expect(set.filter((name) => !explained.has(name))).toEqual([]);
  });

  it('gives every role of the database and Redis a secret of its own, told only to who uses it', () => {
    const made = execFileSync('sh', [join(CHECKOUT, 'infra/docker/secrets.sh')], { encoding: 'utf8' });
    const secrets = Object.fromEntries(
      made
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/)),
    );
    expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length);
    const passwords = Object.keys(secrets).filter((name) => name.endsWith('_PASSWORD'));
    expect(Object.fromEntries(passwords.map((name) => [name, usersOf(name)]))).toEqual({
      BACKUP_DATABASE_PASSWORD: ['backup', 'postgres'],
      POSTGRES_PASSWORD: ['postgres'],
      PRODUCT_DATABASE_PASSWORD: ['api', 'migrate', 'postgres', 'worker'],
      HOSTED_BACKEND_DATABASE_PASSWORD: ['hosted-backend', 'postgres'],
      REDIS_PASSWORD: ['api', 'migrate', 'redis', 'worker'],
    });
    for (const name of ['POSTGRES_PASSWORD', 'HOSTED_BACKEND_DATABASE_PASSWORD', 'BACKUP_DATABASE_PASSWORD'])
      expect(ours.api?.environment).toMatchObject({ [name]: '' });
    expect(written('redis', 'redis-server', { REDISCLI_AUTH: SECRET })).toContain(`requirepass ${SECRET}\n`);
  });

  it('gives the hosted backend a configuration that it takes, by no file that Docker would have to write', () => {
    const given = filledIn(String(services['hosted-backend']?.environment?.CONFIGURATION), {
      SMTP_URL: 'smtp://user:it%27s%20%24HOME@mail.example:587',
    });
    const taken = JSON.parse(written('hosted-backend', 'node', { CONFIGURATION: given }));
    expect(taken).toMatchObject({
      production: true,
      publicUrl: 'http://localhost:54321',
      siteUrl: 'http://localhost:3000',
      smtpUrl: 'smtp://user:it%27s%20%24HOME@mail.example:587',
    });
    const readOnly = Object.values(services).filter((service) => service.read_only);
    expect(readOnly.flatMap(({ configs = [], secrets = [] }) => [...configs, ...secrets])).toEqual([]);
  });

  it('waits for the Postgres that everybody reaches, not for the one that makes it', () => {
    expect(postgres?.healthcheck?.test).toEqual(expect.arrayContaining(['--host', '127.0.0.1']));
  });

  it('gives the proxy and what stands behind it addresses that nobody else is given', () => {
    const [{ subnet, ip_range: rest }] = compose.networks.default.ipam.config;
    const fixed = Object.entries(services).flatMap(([name, { networks }]) =>
      networks ? [[name, networks.default.ipv4_address] as const] : [],
    );
    const behind = [...read('infra/docker/proxy.conf.template').matchAll(/server ([\w-]+):\d+/g)];
    expect(fixed.map(([name]) => name).sort()).toEqual(['proxy', ...behind.map(([, name]) => name)].sort());
    const [all, others] = [new BlockList(), new BlockList()];
    for (const [list, network] of [
      [all, subnet],
      [others, rest],
    ] as const) {
      const [address = '', bits] = network.split('/');
      list.addSubnet(address, Number(bits));
    }
    expect(fixed.filter(([, address]) => !all.check(address) || others.check(address))).toEqual([]);
    expect(new Set(fixed.map(([, address]) => address)).size).toBe(fixed.length);
  });

  it('lets every service finish what is under way, and no log fill the disk', () => {
    for (const service of Object.values(services))
      expect(service).toMatchObject({
        stop_grace_period: '45s',
        logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      });
  });

  it('asks for no secret that infra/docker/secrets.sh does not make, and beside them for a mail server', () => {
    const asked = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    const made = execFileSync('sh', [join(CHECKOUT, 'infra/docker/secrets.sh')], { encoding: 'utf8' });
    const names = [...made.matchAll(/^(\w+)=\S{16,}$/gm)].map(([, name]) => name);
    expect([...names, 'SMTP_URL'].sort()).toEqual([...asked].sort());
  });
});

describe('infra/docker/nightly.sh', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends at %s while it waits for the next night', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'rekod-nightly-'));
    writeFileSync(join(folder, 'node'), '#!/bin/sh\necho saved\n', { mode: 0o755 });
    writeFileSync(join(folder, 'sleep'), '#!/bin/sh\nexec /bin/sleep 1\n', { mode: 0o755 });
    const nightly = spawn('sh', [join(CHECKOUT, 'infra/docker/nightly.sh')], {
      env: { PATH: `${folder}:${process.env.PATH}` },
    });
    await once(nightly.stdout, 'data');
    nightly.kill(signal);
    expect(await once(nightly, 'exit')).toEqual([0, null]);
    rmSync(folder, { recursive: true });
  });
});

describe('infra/docker/Dockerfile', () => {
  it('copies only what stands in the repository', () => {
    const copied = [...read('infra/docker/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources]) => sources?.split(' ') ?? [],
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((source) => !existsSync(join(CHECKOUT, source)))).toEqual([]);
  });
});
