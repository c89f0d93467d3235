import { Controller, type DynamicModule, Get, Injectable } from '@nestjs/common';
import { loadEnv } from '../src/config/load-env.js';
import { createApp } from '../src/create-app.js';
import { Allow, Requires, Rows } from '../src/platform/access/route-policy.js';
import { defineTopic } from '../src/platform/database/change-topic.js';
import { defineEvent } from '../src/platform/events/event-definition.js';
import { OnEvent } from '../src/platform/events/on-event.js';
import { defineBucket, KeepsFilesOf } from '../src/platform/hosted-backend/file-bucket.js';
import { defineRateLimit } from '../src/platform/http/rate-limits.js';
import { defineJob, defineQueue } from '../src/platform/queue/job-definition.js';
import { OnJob } from '../src/platform/queue/on-job.js';
import { environmentOf } from './support/test-environment.js';

const queue = defineQueue({ name: 'probe', concurrency: 1 });
const work = defineJob({ name: 'probe.work', queue, attempts: 1 });
const happened = defineEvent('probe.happened');
const files = defineBucket({ name: 'probe-files', maxBytes: 1, types: [], graceDays: 1 });

@Injectable()
class Worker {
  @OnJob(work)
  async work(): Promise<void> {}
}

@Injectable()
class SecondWorker {
  @OnJob(work)
  async work(): Promise<void> {}
}

@Injectable()
class Keeper {
  @KeepsFilesOf(files)
  async needed(): Promise<ReadonlySet<string>> {
    return new Set();
  }
}

@Injectable()
class Listener {
  @OnEvent(happened)
  async hear(): Promise<void> {}
}

@Controller('api/probe')
class ForgottenController {
  @Get('decided')
  @Allow('public')
  decided() {}

  @Get('forgotten')
  forgotten() {}
}

@Controller('api/probe')
@Allow('member')
class HalfController {
  @Get('whole')
  @Requires('dashboard')
  @Rows('own')
  whole() {}

  @Get('half')
  @Rows('own')
  half() {}

  @Get('open')
  @Requires('dashboard')
  open() {}
}

type Probe = Pick<DynamicModule, 'controllers' | 'providers'>;
class ProbeModule {}

/** What keeps the application from starting. It fails before anything is connected to. */
async function startFailure(probe: Probe): Promise<string> {
  const config = loadEnv(environmentOf('postgres://nobody@127.0.0.1:1/nothing', 'http://127.0.0.1:1'));
  const app = await createApp(config, [{ module: ProbeModule, ...probe }]);
  try {
    const failure: unknown = await app.init().catch((error: unknown) => error);
    return failure instanceof Error ? failure.message : 'It started.';
  } finally {
    await app.close();
  }
}

describe('the application does not start', () => {
  it.each<[string, Probe, string]>([
    ['a job without a handler', { providers: [Listener] }, 'The job probe.work has 0 handlers'],
    [
      'a job with two handlers',
      { providers: [Worker, SecondWorker, Listener] },
      'The job probe.work has 2 handlers',
    ],
    ['an event that nobody hears', { providers: [Worker, Keeper] }, 'Nobody hears the event probe.happened'],
    [
      'a bucket whose files nobody says the need of',
      { providers: [Worker, Listener] },
      'The bucket probe-files has 0 keepers',
    ],
    [
      'a route that leaves open who may call it',
      { providers: [Worker, Listener, Keeper], controllers: [ForgottenController] },
      'ForgottenController.forgotten needs @Allow(...)',
    ],
    [
      'a route of a school that leaves open what it needs of the subscription',
      { providers: [Worker, Listener, Keeper], controllers: [HalfController] },
      'HalfController.half needs @Requires(...)',
    ],
    [
      'a route of a school that leaves open whose rows it touches',
      { providers: [Worker, Listener, Keeper], controllers: [HalfController] },
      'HalfController.open needs @Rows(...)',
    ],
  ])('with %s', async (_, probe, message) => {
    expect(await startFailure(probe)).toContain(message);
  });

  it('and names every such route at once, but none that is complete', async () => {
    const controllers = [ForgottenController, HalfController];
    const message = await startFailure({ providers: [Worker, Listener, Keeper], controllers });
    expect(message).toContain('ForgottenController.forgotten');
    expect(message).toContain('HalfController.half');
    expect(message).not.toMatch(/decided|whole/);
  });
});

describe('a name', () => {
  it('is not given to two queues, jobs, events, buckets, topics or limits', () => {
    expect(() => defineQueue({ name: 'probe', concurrency: 2 })).toThrow('The queue probe is defined twice.');
    expect(() => defineJob({ name: 'probe.work', queue, attempts: 1 })).toThrow(
      'The job probe.work is defined twice.',
    );
    expect(() => defineEvent('probe.happened')).toThrow('The event probe.happened is defined twice.');
    expect(() => defineBucket(files)).toThrow('The bucket probe-files is defined twice.');
    expect(() => defineTopic('subscription')).toThrow('The topic subscription is defined twice.');
    expect(() => defineRateLimit('checkout', 1)).toThrow('The rate limit checkout is defined twice.');
  });
});
