import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { Injectable, Logger, Module } from '@nestjs/common';
import { loadEnv } from '../src/config/load-env.js';
import { createApp } from '../src/create-app.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { asRequest } from '../src/platform/http/request-context.js';
import { createLogger } from '../src/platform/logging/logger.js';
import { defineJob, defineQueue } from '../src/platform/queue/job-definition.js';
import { JobQueue } from '../src/platform/queue/job-queue.js';
import { OnJob } from '../src/platform/queue/on-job.js';
import { makeMember, makeSchool } from './support/builders.js';
import { bankEvent } from './support/deliveries.js';
import { startOtlpReceiver } from './support/otlp-receiver.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' }, [{ module: LoggingModule }]);
});
afterAll(() => t?.close());

const logged = defineJob<object>({
  name: 'probe.logged',
  queue: defineQueue({ name: 'probes', concurrency: 1 }),
  attempts: 1,
});

@Injectable()
class LoggingJobs {
  private readonly logger = new Logger(LoggingJobs.name);

  @OnJob(logged)
  async run(): Promise<void> {
    this.logger.log('The job is done.');
  }
}

@Module({ providers: [LoggingJobs] })
class LoggingModule {}

function collector() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, stream };
}

describe('the log', () => {
  it('tells request, school and person of each reply, and neither query nor token', async () => {
    const school = await makeSchool(t);
    const { token, userId } = await makeMember(t, school, 'teacher');
    const { lines, stream } = collector();
    const config = loadEnv({ ...environmentOf(t.database.url, t.issuer.url), ROLE: 'api' });
    const app = await createApp(
      config,
      [{ module: LoggingModule }],
      createLogger({ logLevel: 'info' }, stream),
    );
    await app.listen(0, '127.0.0.1');
    const named = await fetch(`${await app.getUrl()}/api/subscription/status?schoolCode=${school.code}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    for (const address of [
      '/kalendar/hidden-0.ics',
      '/%6Balendar/hidden-0.ics',
      '/x/KALENDAR%2Fhidden-0',
      '/%6Balendar/hidden-0%zz',
      '/semak/hidden-0',
      '/api/checks/hidden-0',
      '/lawatan/hidden-0',
      '/api/visits/hidden-0/plans/hidden-0',
    ])
      await fetch(`${await app.getUrl()}${address}`);
    await app.close();

    const line = lines.find(({ msg }) => msg === 'Request answered.');
    expect(line).toMatchObject({
      requestId: expect.any(String),
      schoolId: school.id,
      userId,
      method: 'GET',
      path: '/api/subscription/status',
      status: 200,
    });
    expect(line?.requestId).toBe(named.headers.get('x-request-id'));
    expect(JSON.stringify(lines)).not.toContain(token);
    for (const path of ['/kalendar/***', '/api/checks/***', '/api/visits/***'])
      expect(lines).toContainEqual(expect.objectContaining({ path, status: 404 }));
    expect(JSON.stringify(lines)).not.toContain('hidden-0');
  });

  it('tells of a job which request asked for it', async () => {
    const { lines, stream } = collector();
    const config = loadEnv(environmentOf(t.database.url, t.issuer.url));
    const app = await createApp(
      config,
      [{ module: LoggingModule }],
      createLogger({ logLevel: 'info' }, stream),
    );
    await app.listen(0, '127.0.0.1');
    const request = { id: 'asked-by-1', now: systemNow() };
    await asRequest(request, () => app.get(JobQueue).add(logged, {}, 'one'));
    await waitUntil(() => lines.some(({ msg }) => msg === 'The job is done.'));
    expect(lines.find(({ msg }) => msg === 'The job is done.')).toMatchObject({ requestId: 'asked-by-1' });
    await app.close();
  });

  it('traces a payment from its request by its statements to the work of its job, where a collector is named', async () => {
    const collector = await startOtlpReceiver();
    const environment = environmentOf(t.database.url, t.issuer.url);
    const app = await createApp(loadEnv({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), [
      { module: LoggingModule },
    ]);
    await app.listen(0, '127.0.0.1');
    const traceId = 'a1'.repeat(16);
    const traceparent = `00-${traceId}-${'b2'.repeat(8)}-01`;
    const { headers, body } = bankEvent('payment.succeeded', randomUUID(), 100);
    const url = `${await app.getUrl()}/api/webhooks/simulated`;
    const sent = { method: 'POST', headers: { ...headers, traceparent }, body };
    expect((await fetch(url, sent)).headers.get('x-request-id')).toBe(traceId);
    const states = () => rowsOf(t.database, "SELECT FROM webhook_inbox WHERE state = 'quarantined'");
    await waitUntil(async () => (await states()).length > 0);
    await app.close();
    const spans = collector.spans().filter((span) => span.traceId === traceId);
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named('POST /api/webhooks/:provider');
    expect(request).toMatchObject({ parentSpanId: 'b2'.repeat(8), service: 'rekod-all' });
    const job = named('webhooks.process');
    expect(job).toMatchObject({ parentSpanId: request?.spanId });
    for (const part of [request, job])
      expect(
        spans.filter(({ name, parentSpanId }) => name === 'query' && parentSpanId === part?.spanId).length,
      ).toBeGreaterThan(0);
    expect(JSON.stringify(spans)).not.toContain(headers['webhook-signature'] ?? 'no signature');
    await collector.close();
  });

  it('answers as ever while the collector is away', async () => {
    // What is left at the end is tried for ten seconds otherwise.
    jest.replaceProperty(process, 'env', { ...process.env, OTEL_EXPORTER_OTLP_TIMEOUT: '100' });
    const environment = { ...environmentOf(t.database.url, t.issuer.url), ROLE: 'api' };
    const config = loadEnv({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const app = await createApp(config, [{ module: LoggingModule }]);
    await app.listen(0, '127.0.0.1');
    expect((await fetch(`${await app.getUrl()}/api/billing/plans`)).status).toBe(200);
    await app.close();
  });

  it('never writes what a header or a field keeps secret', () => {
    const { lines, stream } = collector();
    const logger = createLogger({ logLevel: 'info' }, stream);
    const headers = {
      authorization: 'Bearer hidden-1',
      cookie: 'hidden-2',
      'x-signature': 'hidden-3',
      accept: 'shown',
    };
    logger.info(
      { headers, request: { headers }, body: { password: 'hidden-4' }, token: 'hidden-5' },
      'Seen.',
    );
    const written = JSON.stringify(lines);
    expect(written).toContain('shown');
    expect(written).not.toMatch(/hidden-\d/);
  });

  it('tells of an error what happened and where, and nothing that hangs on it', () => {
    const { lines, stream } = collector();
    const connection = { secretKey: 'hidden-1', connectionParameters: { user: 'hidden-2' } };
    const failure = Object.assign(new Error('Away.', { cause: new Error('Cut.') }), { client: connection });
    createLogger({ logLevel: 'info' }, stream).warn(
      { err: Object.assign(failure, { code: '57P01' }) },
      'The database is away.',
    );
    expect(lines[0]?.err).toEqual({
      type: 'Error',
      message: 'Away.: Cut.',
      stack: expect.stringContaining('logging.spec'),
      code: '57P01',
    });
    expect(JSON.stringify(lines)).not.toMatch(/hidden-\d/);
  });
});
