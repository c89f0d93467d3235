import type { Part, PartExit } from './part.ts';
import { StartFailure } from './start-failure.ts';
import { StopRequested, Supervisor } from './supervisor.ts';

/** A part that writes down when it is stopped, and can be made to crash. */
function fakePart(name: string, stopped: string[] = []): Part & { crash(): void } {
  const { promise: exited, resolve } = Promise.withResolvers<PartExit>();
  return {
    name,
    exited,
    kill: () => undefined,
    stop: async () => {
      stopped.push(name);
      resolve({ code: 0, reason: 'ended with code 0', lastLines: '' });
    },
    crash: () => resolve({ code: 3, reason: 'ended with code 3', lastLines: '    boom' }),
  };
}

describe('The supervisor', () => {
  it('stops the parts in reverse order of their start', async () => {
    const stopped: string[] = [];
    const supervisor = new Supervisor();
    for (const name of ['database', 'hosted backend', 'backend']) supervisor.add(fakePart(name, stopped));
    await supervisor.stopAll();
    expect(stopped).toEqual(['backend', 'hosted backend', 'database']);
    expect(supervisor.ended.aborted).toBe(false);
  });

  it('ends with the name and the last lines of the part that was lost', async () => {
    const supervisor = new Supervisor();
    const part = fakePart('backend');
    supervisor.add(part);
    part.crash();
    await expect(supervisor.whenEnded).rejects.toThrow(
      new StartFailure('The backend ended with code 3. Its last lines:\n    boom'),
    );
  });

  it('starts nothing more once a stop was asked for, and still stops what was being started', async () => {
    const stopped: string[] = [];
    const supervisor = new Supervisor();
    supervisor.requestStop();
    expect(() => supervisor.add(fakePart('late', stopped))).toThrow(StopRequested);
    await supervisor.stopAll();
    expect(stopped).toEqual(['late']);
  });

  it('reports a script that fails', async () => {
    const script = fakePart('migrations');
    const run = new Supervisor().runToEnd(script);
    script.crash();
    await expect(run).rejects.toThrow('The migrations ended with code 3');
  });
});
