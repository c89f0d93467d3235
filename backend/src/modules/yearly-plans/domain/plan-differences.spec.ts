import { differencesOf } from './plan-differences.js';
import { BLANK_TEXTS, type PlanRow, standardCode, standardKey } from './plan-row.js';

const row = (id: string, differing: Partial<PlanRow> = {}): PlanRow => ({
  ...BLANK_TEXTS,
  ...{ id, version: 1, planId: 'p', originId: null, week: 1, rank: 0 },
  ...differing,
});
const told = (from: PlanRow[], to: PlanRow[]) => differencesOf(from, to).map(({ key }) => key);

describe('What a plan takes over from another', () => {
  it('is nothing while one is a copy of the other', () => {
    expect(told([row('a'), row('b')], [row('x', { originId: 'a' }), row('y', { originId: 'b' })])).toEqual(
      [],
    );
    expect(told([row('x', { originId: 'a' })], [row('a')])).toEqual([]);
  });

  it('is what was added, changed or taken away there', () => {
    const from = [row('a', { topic: 'Haba', week: 3 }), row('c')];
    const to = [row('x', { originId: 'a' }), row('y', { originId: 'b', week: 2 })];
    expect(told(from, to)).toEqual(['add:c', 'remove:y', 'change:a:x']);
    const [, , change] = differencesOf(from, to);
    expect(change).toMatchObject({ fields: ['week', 'topic'] });
  });

  it('knows two copies of one row as the same', () => {
    expect(told([row('x', { originId: 'a' })], [row('y', { originId: 'a' })])).toEqual([]);
  });
});

describe('A standard', () => {
  it('is known by its code, wherever it stands and whatever follows', () => {
    expect(standardCode('9.2.1 Menerangkan haba')).toBe('9.2.1');
    expect(standardCode(' 1.1. Nombor')).toBe('1.1');
    expect(standardCode('2026 ialah tahun')).toBeNull();
    expect(standardCode('3.1.2.1')).toBe('3.1.2.1');
  });

  it('is known by its words in any script where it has no code', () => {
    expect(standardKey('  Membaca   Puisi ')).toBe('membaca puisi');
    expect(standardKey('能够说出')).toBe('能够说出');
  });
});
