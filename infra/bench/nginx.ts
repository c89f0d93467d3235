import { execFile, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFailure } from '../local/supervision/start-failure.ts';

export type Nginx = Readonly<{
  /** Of the key of its certificate, which nobody has signed: the browser is told to believe it. */
  keyHash: string;
  stop(): Promise<void>;
}>;

/** TLS and HTTP/2 in front of a product, as the examples of a deployment have it, with Debian's nginx. */
export async function startNginx(folder: string, port: number, productPort: number): Promise<Nginx> {
  await mkdir(folder, { recursive: true });
  const certificate = join(folder, 'certificate.pem');
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', join(folder, 'key.pem'), '-out', certificate],
  ]);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, productPort));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  await Promise.race([
    wait(1_000),
    exited.then(() => Promise.reject(new StartFailure('nginx does not start.'))),
  ]);
  const { publicKey } = new X509Certificate(await readFile(certificate));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return {
    keyHash: createHash('sha256').update(key).digest('base64'),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function configuration(folder: string, port: number, productPort: number): string {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream product {
    server 127.0.0.1:${productPort};
    keepalive 16;
  }
  server {
    listen ${port} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffering off;
    }
  }
}
`;
}
