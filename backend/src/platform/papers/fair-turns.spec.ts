import { type Bounds, FairTurns } from './fair-turns.js';

describe('Who is next', () => {
  const bounds: Bounds = { atOnce: 1, ofSchoolAtOnce: 1, mostOfSchool: 30, mostOfPerson: 20 };
  const begun = (turns: FairTurns) => {
    const order: string[] = [];
    const ask = (school: string, person: string, leave = new AbortController().signal) => {
      const turn = turns.take({ school, person }, leave);
      void turn?.begun.then(
        () => order.push(`${school} ${person}`),
        () => undefined,
      );
      return turn;
    };
    return { order, ask };
  };
  const settled = () => new Promise(setImmediate);

  it('is the other school, where one has asked for thirty', async () => {
    const { order, ask } = begun(new FairTurns(bounds));
    const first = ask('a', 'ali');
    for (let at = 0; at < 15; at += 1) ask('a', 'ali');
    for (let at = 0; at < 14; at += 1) ask('a', 'abu');
    ask('b', 'siti');
    first?.end();
    await settled();
    expect(order).toEqual(['a ali', 'b siti']);
  });

  it('is the other person of a school, where one has asked for twenty', async () => {
    const turns = new FairTurns(bounds);
    const { order, ask } = begun(turns);
    const all = [ask('a', 'ali'), ask('a', 'ali'), ask('a', 'ali'), ask('a', 'abu')];
    all[0]?.end();
    await settled();
    expect(order).toEqual(['a ali', 'a abu']);
  });

  it('is nobody who has left', async () => {
    const { order, ask } = begun(new FairTurns(bounds));
    const leaving = new AbortController();
    const first = ask('a', 'ali');
    ask('a', 'abu', leaving.signal);
    ask('a', 'adi');
    leaving.abort();
    first?.end();
    await settled();
    expect(order).toEqual(['a ali', 'a adi']);
  });

  it('waits among so many of a person and of a school, and of no more', () => {
    const { ask } = begun(new FairTurns({ ...bounds, mostOfPerson: 2, mostOfSchool: 3 }));
    ask('a', 'ali');
    expect([ask('a', 'ali'), ask('a', 'ali'), ask('a', 'ali')].map(Boolean)).toEqual([true, true, false]);
    expect([ask('a', 'abu'), ask('a', 'adi')].map(Boolean)).toEqual([true, false]);
    expect(ask('b', 'siti')).not.toBeNull();
  });

  it('is of a school that has less at work than it may', async () => {
    const { order, ask } = begun(new FairTurns({ ...bounds, atOnce: 3, ofSchoolAtOnce: 2 }));
    for (const person of ['ali', 'abu', 'adi']) ask('a', person);
    ask('b', 'siti');
    await settled();
    expect(order).toEqual(['a ali', 'a abu', 'b siti']);
  });
});
