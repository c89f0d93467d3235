import type { PoolClient } from 'pg';
import { systemNow } from '../clock/system-clock.js';
import { type ChangeTopic, defineTopic } from './change-topic.js';
import type { Changes } from './changes.js';
import { CommittedCache } from './committed-cache.js';
import { runInScope } from './current-scope.js';
import { TransactionScope } from './transaction-scope.js';

const OWN = defineTopic('own');
const OTHER = defineTopic('other');

/** Announces what the test says, to whoever listens. */
class FakeChanges implements Pick<Changes, 'isListening' | 'on' | 'onReconnect'> {
  isListening = true;
  private readonly listeners: [ChangeTopic, (key: string) => void][] = [];
  private readonly reconnected: (() => void)[] = [];

  on(topic: ChangeTopic, listener: (key: string) => void) {
    this.listeners.push([topic, listener]);
    return () => true;
  }

  onReconnect(listener: () => void): void {
    this.reconnected.push(listener);
  }

  announce(topic: ChangeTopic, key: string): void {
    for (const [heard, listener] of this.listeners) if (heard === topic) listener(key);
  }

  reconnect(): void {
    this.isListening = true;
    for (const listener of this.reconnected) listener();
  }
}

let changes: FakeChanges;
let cache: CommittedCache<number>;
let stored: number;
let reads: number;

const read = async () => {
  reads += 1;
  return stored;
};
const ask = (school = 'a', key = 'teacher') => cache.get(school, key, read);

beforeEach(() => {
  changes = new FakeChanges();
  cache = new CommittedCache(changes as unknown as Changes, OWN);
  stored = 1;
  reads = 0;
});
afterEach(() => jest.restoreAllMocks());

describe('a value that was read', () => {
  it('is kept', async () => {
    expect([await ask(), await ask()]).toEqual([1, 1]);
    expect(reads).toBe(1);
  });

  it('is read again after its school was announced', async () => {
    await ask();
    stored = 2;
    changes.announce(OWN, 'a');
    expect(await ask()).toBe(2);
  });

  it('is kept when another school or another topic was announced', async () => {
    await ask();
    changes.announce(OWN, 'b');
    changes.announce(OTHER, 'a');
    await ask();
    expect(reads).toBe(1);
  });

  it('counts for its school and key alone', async () => {
    await ask('a', 'teacher');
    stored = 2;
    expect(await ask('a', 'admin')).toBe(2);
    expect(await ask('b', 'teacher')).toBe(2);
    expect(await ask('a', 'teacher')).toBe(1);
  });

  it('is kept even if it says that there is nothing', async () => {
    const none = new CommittedCache<number | null>(changes as unknown as Changes, OWN);
    const find = jest.fn(async () => null);
    await none.get('a', 'x', find);
    expect(await none.get('a', 'x', find)).toBeNull();
    expect(find.mock.calls).toHaveLength(1);
  });

  it('is not kept when the announcement came while it was read', async () => {
    let answer: (value: number) => void = () => {};
    const slow = cache.get('a', 'teacher', () => new Promise((resolve) => (answer = resolve)));
    changes.announce(OWN, 'a');
    answer(1);
    expect(await slow).toBe(1);
    stored = 2;
    expect(await ask()).toBe(2);
  });

  it('is neither kept nor used while announcements may be missed', async () => {
    await ask();
    changes.isListening = false;
    stored = 2;
    expect(await ask()).toBe(2);
    stored = 3;
    expect(await ask()).toBe(3);
  });

  it('is not kept when a transaction read it, which may yet roll back', async () => {
    const scope = new TransactionScope({ role: 'system' }, {} as PoolClient);
    expect(await runInScope(scope, () => ask())).toBe(1);
    stored = 2;
    expect(await ask()).toBe(2);
  });

  it('of before a silence is read again after it', async () => {
    await ask();
    changes.isListening = false;
    stored = 2;
    changes.reconnect();
    expect(await ask()).toBe(2);
  });

  it('is read again after a minute, whatever was announced', async () => {
    await ask();
    stored = 2;
    const now = systemNow();
    jest.spyOn(Date, 'now').mockReturnValue(now + 59_999);
    expect(await ask()).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_001);
    expect(await ask()).toBe(2);
  });

  it('makes room for the next, of ten thousand schools, by the one that nobody asked for longest', async () => {
    for (let school = 0; school < 10_000; school++) await ask(String(school));
    await ask('0');
    await ask('one more');
    reads = 0;
    await ask('0');
    await ask('9999');
    expect(reads).toBe(0);
    await ask('1');
    expect(reads).toBe(1);
  });

  it('that could not be read is asked for again', async () => {
    const failing = cache.get('a', 'teacher', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });
});
