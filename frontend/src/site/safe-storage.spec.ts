import { type KeptText, lastingStorage, safeStorage } from './safe-storage';

function memory(): KeptText & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function refused(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it('keeps what the browser keeps, and nothing beside it', () => {
  const browser = memory();
  const storage = safeStorage(() => browser);
  storage.setItem('tema', 'gelap');
  expect(browser.kept.get('tema')).toBe('gelap');
  browser.kept.set('tema', 'cerah');
  expect(storage.getItem('tema')).toBe('cerah');
  storage.removeItem('tema');
  expect([storage.getItem('tema'), browser.kept.size]).toEqual([null, 0]);
});

it('a browser that blocks storage loses what was kept with the document, and nothing throws', () => {
  const storage = safeStorage(refused);
  expect(storage.getItem('tema')).toBeNull();
  storage.setItem('tema', 'gelap');
  expect(storage.getItem('tema')).toBe('gelap');
  storage.removeItem('tema');
  expect(storage.getItem('tema')).toBeNull();
});

it('a refused write is read back before what stood there', () => {
  const browser = { ...memory(), getItem: () => 'cerah', setItem: refused };
  const storage = safeStorage(() => browser);
  storage.setItem('tema', 'gelap');
  expect(storage.getItem('tema')).toBe('gelap');
});

describe('words that nobody has sent', () => {
  function kept({ isShared = false } = {}) {
    const [tab, device] = [memory(), memory()];
    return { tab, device, words: lastingStorage(tab, device, () => !isShared) };
  }

  it('are found again when the browser has died, on a device of one’s own', () => {
    const { device, words } = kept();
    words.setItem('remarks', 'Objektif belum jelas');
    expect(lastingStorage(memory(), device, () => true).getItem('remarks')).toBe('Objektif belum jelas');
  });

  it('are never on a shared device, and what another year left there is not read', () => {
    const { tab, device, words } = kept({ isShared: true });
    words.setItem('remarks', 'Objektif belum jelas');
    expect([tab.kept.size, device.kept.size]).toEqual([1, 0]);
    device.setItem('lesson', 'dahulu');
    expect(words.getItem('lesson')).toBeNull();
  });

  it('are those of the tab where it has some, and are gone from both at once', () => {
    const { device, words } = kept();
    words.setItem('remarks', 'satu');
    device.setItem('remarks', 'dua, di tab lain');
    expect(words.getItem('remarks')).toBe('satu');
    words.removeItem('remarks');
    expect([words.getItem('remarks'), device.getItem('remarks')]).toEqual([null, null]);
  });
});
