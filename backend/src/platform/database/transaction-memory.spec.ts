import { TransactionMemory } from './transaction-memory.js';

const MEMBERS = 'SELECT * FROM school_members';
const YEARS = 'SELECT * FROM academic_years';

let memory: TransactionMemory;
let sent: string[];

beforeEach(() => {
  memory = new TransactionMemory();
  sent = [];
});

/** As a transaction sends one: what it does is heard before it goes. */
const send = async (text: string, to = memory) => {
  to.hear(text);
  sent.push(text);
  await null;
};
const readMembers = async (schoolId: string) => {
  await send(MEMBERS);
  return [{ schoolId, names: ['Aminah'] }];
};
const members = (schoolId = 'a') => memory.once(readMembers, [schoolId]);

describe('what a transaction has read', () => {
  it('is not read again, whether asked for together or one after the other', async () => {
    const [one, other] = await Promise.all([members(), members()]);
    expect(await members()).toBe(one);
    expect(other).toBe(one);
    expect(sent).toEqual([MEMBERS]);
  });

  it('answers the same question of the same reading alone', async () => {
    const readOthers = (schoolId: string) => readMembers(schoolId);
    expect(await members('b')).not.toEqual(await members('a'));
    await memory.once(readOthers, ['a']);
    expect(sent).toHaveLength(3);
  });

  it('is forgotten when its table is written', async () => {
    await members();
    await send('INSERT INTO school_members (id) VALUES ($1)');
    await members();
    await send('update "school_members" set "email" = $1');
    await members();
    expect(sent.filter((text) => text === MEMBERS)).toHaveLength(3);
  });

  it('stays when another table is written or read', async () => {
    await members();
    await send('INSERT INTO verdicts (id) VALUES ($1)');
    await send(YEARS);
    await members();
    expect(sent.filter((text) => text === MEMBERS)).toHaveLength(1);
  });

  it('is forgotten, all of it, by every lock and by whatever is not understood', async () => {
    const locks = [
      'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
      'SELECT id FROM verdicts FOR UPDATE',
      'select "id" from "verdicts" for share',
      'DELETE FROM verdicts',
      'ROLLBACK TO SAVEPOINT before_it',
    ];
    await members();
    for (const lock of locks) {
      await send(lock);
      await members();
      await members();
    }
    expect(sent.filter((text) => text === MEMBERS)).toHaveLength(1 + locks.length);
  });

  it('is forgotten with what it was made of, read for it or remembered already', async () => {
    let made = 0;
    const makeSummary = async () => {
      made += 1;
      await send(YEARS);
      return { members: (await members()).length };
    };
    await members();
    await memory.once(makeSummary, []);
    await send('UPDATE school_members SET email = $1');
    await memory.once(makeSummary, []);
    await send('UPDATE academic_years SET name = $1');
    await memory.once(makeSummary, []);
    await memory.once(makeSummary, []);
    expect(made).toBe(3);
    expect(sent.filter((text) => text === MEMBERS)).toHaveLength(2);
  });

  it('is not remembered where its table is written while it is still read', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = async () => {
      await send(MEMBERS);
      await gate.promise;
    };
    const first = memory.once(slow, []);
    await send('INSERT INTO school_members (id) VALUES ($1)');
    gate.resolve();
    await first;
    await memory.once(slow, []);
    expect(sent.filter((text) => text === MEMBERS)).toHaveLength(2);
  });

  it('is not remembered where it failed', async () => {
    let tries = 0;
    const read = async () => {
      tries += 1;
      await send(MEMBERS);
      if (tries === 1) throw new Error('away');
      return tries;
    };
    const both = await Promise.allSettled([memory.once(read, []), memory.once(read, [])]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await memory.once(read, [])).toBe(2);
  });

  it('is not remembered where it takes a lock itself', async () => {
    const held = async () => {
      await send('SELECT id FROM school_members FOR SHARE');
      return sent.length;
    };
    expect(await memory.once(held, [])).toBe(1);
    expect(await memory.once(held, [])).toBe(2);
  });

  it('is no other transaction’s', async () => {
    await members();
    await new TransactionMemory().once(readMembers, ['a']);
    expect(sent).toHaveLength(2);
  });

  it('cannot be written in: others have read it', async () => {
    const [found] = await members();
    expect(() => found?.names.push('Bakar')).toThrow(TypeError);
  });
});
