import { mayReload } from './reload-guard';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('a page whose files have gone', () => {
  it('is reloaded once in 10 s', () => {
    const storage = memory();
    expect(mayReload('/rph', 0, storage)).toBe(true);
    expect(mayReload('/rph', 9_999, storage)).toBe(false);
    expect(mayReload('/rph', 10_000, storage)).toBe(true);
  });

  it('does not hold back another path', () => {
    const storage = memory();
    mayReload('/rph', 0, storage);
    expect(mayReload('/dashboard', 1, storage)).toBe(true);
  });
});
