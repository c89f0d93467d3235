import { changeWords } from './change-words';

const members = [
  { userId: 'a', displayName: 'Puan Aminah', email: 'aminah@contoh.test' },
  { userId: 'b', displayName: 'Cikgu Lim', email: 'lim@contoh.test' },
];

describe('A change of the people of a school in words', () => {
  it('names both by name, and oneself as oneself', () => {
    const line = { action: 'role_changed', actorId: 'a', email: 'lim@contoh.test' } as const;
    expect(changeWords(line, { userId: 'b', members })).toBe('Puan Aminah menukar peranan Cikgu Lim');
    expect(changeWords(line, { userId: 'a', members })).toBe('Anda menukar peranan Cikgu Lim');
  });

  it('names whoever is not in the school by the address, and whoever was erased by nothing', () => {
    const invited = { action: 'invited', actorId: 'gone', email: 'baharu@contoh.test' } as const;
    expect(changeWords(invited, { userId: 'a', members })).toBe('Bekas ahli menjemput baharu@contoh.test');
    expect(
      changeWords({ ...invited, action: 'removed', actorId: 'a', email: '' }, { userId: 'a', members }),
    ).toBe('Anda mengeluarkan bekas ahli');
  });
});
