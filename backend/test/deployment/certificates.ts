import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An authority of this test's own, and under it a certificate for the domain with all its hosts, and one for Redis. */
export async function makeCertificates(folder: string, domain: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  await openssl(
    ...newKey('ca'),
    '-x509',
    '-days',
    '90',
    '-subj',
    '/CN=Rekod test authority',
    '-out',
    'ca.pem',
  );
  const sign = async (name: string, subject: string, hosts: string) => {
    await openssl(...newKey(name), '-subj', `/CN=${subject}`, '-out', `${name}.csr`);
    await writeFile(join(folder, `${name}.ext`), `subjectAltName=${hosts}`);
    const issued = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', `${name}.ext`];
    await openssl('x509', '-req', '-days', '90', '-in', `${name}.csr`, ...issued, '-out', `${name}.pem`);
  };
  await sign('fullchain', domain, `DNS:${domain},DNS:*.${domain}`);
  await sign('redis', 'redis', 'IP:127.0.0.1');
  await copyFile(join(folder, 'fullchain.key'), join(folder, 'privkey.pem'));
  await copyFile(join(folder, 'ca.pem'), join(folder, 'redis-ca.pem'));
  return readFile(join(folder, 'ca.pem'), 'utf8');
}

function newKey(name: string): string[] {
  return [
    'req',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    `${name}.key`,
  ];
}
