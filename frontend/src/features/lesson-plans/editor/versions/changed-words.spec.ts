import { planWith, textWith } from '../../plan.builder';
import { changedFields } from './changed-words';

it('a version says of each field what was otherwise', () => {
  const before = textWith({ objective: 'Murid dapat melebur ais.', topic: 'Haba', date: '2026-01-01' });
  const now = planWith({ objective: 'Murid dapat membeku ais.', topic: 'Haba', reflection: 'baharu' });
  expect(changedFields(before, now)).toEqual([
    {
      field: 'objective',
      parts: [
        { kind: 'same', text: 'Murid dapat ' },
        { kind: 'gone', text: 'melebur' },
        { kind: 'added', text: 'membeku' },
        { kind: 'same', text: ' ais.' },
      ],
    },
  ]);
});

it('words of scripts without blanks are told apart, too', () => {
  const [changed] = changedFields(textWith({ topic: '水的变化' }), textWith({ topic: '水的作用' }));
  expect(changed?.parts).toContainEqual({ kind: 'same', text: '水的' });
});
