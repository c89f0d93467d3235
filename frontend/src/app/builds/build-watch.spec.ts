import { BuildWatch } from './build-watch';

function watchOn(server: { latest?: string; isEditing?: boolean }) {
  let reloads = 0;
  const watch = new BuildWatch({
    current: 'old',
    latest: async () => server.latest,
    isEditing: () => server.isEditing ?? false,
    reload: () => {
      reloads += 1;
    },
  });
  return { watch, reloads: () => reloads };
}

describe('a page that was opened with an older build', () => {
  it('is reloaded at once when nothing is being edited', async () => {
    const { watch, reloads } = watchOn({ latest: 'new' });
    await watch.check();
    expect(reloads()).toBe(1);
  });

  it('waits for the next navigation while something is being edited', async () => {
    const { watch, reloads } = watchOn({ latest: 'new', isEditing: true });
    await watch.check();
    expect(reloads()).toBe(0);
    expect(watch.isOutdated).toBe(true);
  });

  it('is reloaded at a later look, once nothing is being edited any more', async () => {
    const server = { latest: 'new', isEditing: true };
    const { watch, reloads } = watchOn(server);
    await watch.check();
    server.isEditing = false;
    await watch.check();
    expect(reloads()).toBe(1);
  });

  it('stays as it is while the build is the same', async () => {
    const { watch, reloads } = watchOn({ latest: 'old' });
    await watch.check();
    expect(reloads()).toBe(0);
    expect(watch.isOutdated).toBe(false);
  });

  it('keeps what it knows when the server cannot be asked', async () => {
    const server: { latest?: string; isEditing: boolean } = { latest: 'new', isEditing: true };
    const { watch } = watchOn(server);
    await watch.check();
    delete server.latest;
    await watch.check();
    expect(watch.isOutdated).toBe(true);
  });
});
