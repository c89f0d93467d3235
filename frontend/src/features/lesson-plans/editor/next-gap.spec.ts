import { planWith } from '../plan.builder';
import { nextGap } from './next-gap';

const item = (id: string, date: string) => ({ date, startTime: '08:00', plan: planWith({ id, date }) });
const monday = item('monday', '2026-11-23');
const friday = item('friday', '2026-11-27');

it('the next plan is the one after this that has to be mended, and after the last the first again', () => {
  const toMend = [monday, friday];
  expect(nextGap(toMend, 'monday', monday)).toBe(friday);
  expect(nextGap(toMend, 'tuesday', { date: '2026-11-24', startTime: '08:00' })).toBe(friday);
  expect(nextGap(toMend, 'friday', friday)).toBe(monday);
  expect(nextGap([friday], 'friday', friday)).toBeUndefined();
});
