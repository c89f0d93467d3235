import { Controller, type DynamicModule, Get, Injectable } from '@nestjs/common';
import { loadEnv } from '../src/config/load-env.js';
import { createApp } from '../src/create-app.js';
import { Allow, Requires } from '../src/platform/access/route-policy.js';
import { defineEvent } from '../src/platform/events/event-definition.js';
import { OnEvent } from '../src/platform/events/on-event.js';
import { defineJob } from '../src/platform/queue/job-definition.js';
import { OnJob } from '../src/platform/queue/on-job.js';
import { environmentOf } from './support/test-environment.js';

const work = defineJob({ name: 'probe.work', queue: 'subscription', attempts: 1 });
const happened = defineEvent('probe.happened');

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
  whole() {}

  @Get('half')
  half() {}
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
    ['an event that nobody hears', { providers: [Worker] }, 'Nobody hears the event probe.happened'],
    [
      'a route that leaves open who may call it',
      { providers: [Worker, Listener], controllers: [ForgottenController] },
      'ForgottenController.forgotten needs @Allow(...)',
    ],
    [
      'a route of a school that leaves open what it needs of the subscription',
      { providers: [Worker, Listener], controllers: [HalfController] },
      'HalfController.half needs @Requires(...)',
    ],
  ])('with %s', async (_, probe, message) => {
    expect(await startFailure(probe)).toContain(message);
  });

  it('and names every such route at once, but none that is complete', async () => {
    const controllers = [ForgottenController, HalfController];
    const message = await startFailure({ providers: [Worker, Listener], controllers });
    expect(message).toContain('ForgottenController.forgotten');
    expect(message).toContain('HalfController.half');
    expect(message).not.toMatch(/decided|whole/);
  });
});

describe('a name', () => {
  it('is not given to two jobs or two events', () => {
    expect(() => defineJob({ name: 'probe.work', queue: 'webhooks', attempts: 1 })).toThrow(
      'The job probe.work is defined twice.',
    );
    expect(() => defineEvent('probe.happened')).toThrow('The event probe.happened is defined twice.');
  });
});
