import { planWith } from '../plan.builder';
import { nextGap } from './next-gap';

const plan = (id: string, date: string, written: boolean) =>
  planWith({ id, date, objective: 'a', activities: written ? 'b' : '' });
const monday = plan('monday', '2026-11-23', false);
const tuesday = plan('tuesday', '2026-11-24', true);
const friday = plan('friday', '2026-11-27', false);

it('a plan that was made and not looked at comes next, too', () => {
  const unseen = { ...tuesday, isUnseen: true };
  expect(nextGap([unseen, friday], 'monday', monday)?.id).toBe('tuesday');
});

it('the next plan is the one after this that lacks something, and after the last the first again', () => {
  const week = [friday, tuesday, monday];
  expect(nextGap(week, 'monday', monday)?.id).toBe('friday');
  expect(nextGap(week, 'friday', friday)?.id).toBe('monday');
  expect(nextGap([tuesday, friday], 'friday', friday)).toBeUndefined();
});
