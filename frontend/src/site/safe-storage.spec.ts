import { type KeptText, safeStorage } from './safe-storage';

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
