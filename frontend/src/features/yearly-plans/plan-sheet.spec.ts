import type { PlanRow } from './calls';
import { columnsFor } from './plan-sheet';

const row = (theme: string, topic: string, contentStandards: string[]) =>
  ({ ...{ theme, topic, contentStandards }, learningStandards: [], objective: '' }) as unknown as PlanRow;
const shown = (...rows: PlanRow[]) => columnsFor(rows).map(({ label }) => label);

describe('The columns of a yearly plan', () => {
  it('are all of them while nothing is written', () => {
    expect(shown()).toEqual(['Tema', 'Topik', 'SK', 'SP', 'Objektif', 'EMK', 'BBM', 'Catatan']);
  });

  it('leave out what only repeats the topic, with its number or without a word', () => {
    const rows = [row('Haba', 'Haba', ['9.2 Haba']), row('', 'Bunyi', ['9.3 BUNYI'])];
    expect(shown(...rows)).toEqual(['Topik', 'SP', 'Objektif', 'EMK', 'BBM', 'Catatan']);
  });

  it('keep what says something else in one row', () => {
    const rows = [row('', 'Haba', ['9.2 Haba']), row('', 'Bunyi', ['9.3 Getaran'])];
    expect(shown(...rows)).toContain('SK');
  });

  it('keep what is empty, to be written in', () => {
    expect(shown(row('', 'Haba', []))).toEqual(expect.arrayContaining(['Tema', 'SK']));
  });
});
