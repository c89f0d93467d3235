import type { StandingPupil } from './pupil.js';
import { matchedPupils } from './pupil-import.js';

const STANDING: StandingPupil = {
  ...{ id: 'jia-hui', name: 'Lim Jia Hui', sex: 'F', registerNumber: 'A17', birthDate: null, classId: '4B' },
  ...{ numberKey: '160921101288', numberEnding: '88' },
};
const BARE: StandingPupil = { ...STANDING, registerNumber: null, numberKey: null, numberEnding: null };

/** Who a row of 4B is taken for, and what is said of it. */
function matched(standing: readonly StandingPupil[], values: Record<string, string>) {
  const row = { number: 2, values: { name: 'Lim Jia Hui', sex: 'P', ...values }, classId: '4B' };
  const around = {
    ...{ standing, keysOf: (number: string) => [number], nameOfClass: () => null },
    ...{ answers: {}, today: '2026-11-27' },
  };
  const [{ same, findings } = { same: null, findings: [] }] = matchedPupils([row], around);
  return { same: same?.id ?? null, said: findings.map(({ message }) => message) };
}

describe('Whom a row means is', () => {
  it('whose number of identity it has; a register number that is another’s is refused, and one’s own is not', () => {
    const other = { ...STANDING, id: 'mei-ling', name: 'Tan Mei Ling', registerNumber: 'B2' };
    const both = [STANDING, { ...other, numberKey: '151203070452', numberEnding: '52' }];
    const numbered = { identityNumber: '160921101288' };
    expect(matched(both, { ...numbered, registerNumber: 'B2' }).said).toEqual([
      'No. daftar ini milik murid lain.',
    ]);
    expect(matched(both, { ...numbered, registerNumber: 'A17' })).toEqual({ same: 'jia-hui', said: [] });
    expect(matched(both, { ...numbered, registerNumber: 'C3' })).toEqual({ same: 'jia-hui', said: [] });
  });

  it('the one of the same name, sex and class where nobody has a number; with one it is asked about', () => {
    expect(matched([BARE], {})).toEqual({ same: 'jia-hui', said: [] });
    expect(matched([BARE], { identityNumber: '160921101288' })).toEqual({
      same: null,
      said: ['Sudah ada murid dengan nama dan jantina ini.'],
    });
  });

  it('somebody else under a known register number, unless the name is the same', () => {
    const listed = { registerNumber: 'a17', identityNumber: '160912101264' };
    expect(matched([STANDING], { ...listed, name: 'Tan Mei Ling' })).toEqual({
      same: null,
      said: ['No. daftar ini milik murid lain.'],
    });
    expect(matched([STANDING], listed)).toEqual({
      same: null,
      said: ['Lim Jia Hui disimpan dengan no. pengenalan lain: berakhir 88, dalam senarai 64.'],
    });
  });
});
