import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../checkout.ts';

type Service = Readonly<{
  image: string;
  user?: string;
  profiles?: string[];
  networks?: Record<string, { ipv4_address: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  configs?: { source: string }[];
  healthcheck?: { test: string[] };
}>;

const read = (file: string) => readFileSync(join(CHECKOUT, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const services: Record<string, Service> = compose.services;
const { postgres, migrate, proxy, backup, ...ours } = services;

/** The services whose own part of the file, or configuration, mentions a variable. */
function usersOf(variable: string): string[] {
  const mentions = (part: unknown) => JSON.stringify(part).includes(`$\{${variable}`);
  return Object.entries(services)
    .filter(([, service]) =>
      mentions([service, (service.configs ?? []).map(({ source }) => compose.configs[source])]),
    )
    .map(([name]) => name)
    .sort();
}

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
    expect(compose.configs.redis.content).toContain(`requirepass $\{REDIS_PASSWORD}`);
  });

  it('asks for no secret that infra/docker/secrets.sh does not make, and beside them for a mail server', () => {
    const asked = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    const made = execFileSync('sh', [join(CHECKOUT, 'infra/docker/secrets.sh')], { encoding: 'utf8' });
    const names = [...made.matchAll(/^(\w+)=\S{16,}$/gm)].map(([, name]) => name);
    expect([...names, 'SMTP_URL'].sort()).toEqual([...asked].sort());
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
