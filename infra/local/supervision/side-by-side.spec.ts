import { sideBySide } from './side-by-side.ts';

describe('Work side by side', () => {
  it('comes to what each comes to', async () => {
    await expect(sideBySide(Promise.resolve(1), Promise.resolve('a'))).resolves.toEqual([1, 'a']);
  });

  it('that fails is told of when the rest has ended, so that nothing is started behind it', async () => {
    const started = Promise.withResolvers<string>();
    let isTold = false;
    const both = sideBySide(started.promise, Promise.reject(new Error('The build failed.')));
    const told = both.finally(() => {
      isTold = true;
    });
    told.catch(() => undefined);
    await new Promise(setImmediate);
    expect(isTold).toBe(false);
    started.resolve('database');
    await expect(told).rejects.toThrow('The build failed.');
  });
});
