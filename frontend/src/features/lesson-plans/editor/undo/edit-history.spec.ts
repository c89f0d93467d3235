import { type Past, remembered } from './edit-history';

type Text = { objective: string; activities: string };

it('what is typed in one go is taken back at once, field by field', () => {
  let past: Past<Text>[] = [];
  past = remembered(past, { objective: '' }, 0);
  past = remembered(past, { objective: 'M' }, 300);
  past = remembered(past, { activities: '' }, 500);
  past = remembered(past, { objective: 'Murid' }, 900);
  past = remembered(past, { objective: 'Murid boleh' }, 9_000);
  expect(past.map(({ before }) => before)).toEqual([
    { objective: 'Murid boleh' },
    { objective: 'Murid' },
    { activities: '' },
    { objective: '' },
  ]);
});
