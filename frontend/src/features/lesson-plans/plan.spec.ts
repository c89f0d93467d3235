import { blankPlan, missingParts, planErrors, planTitle } from './plan';

const blank = blankPlan('2026-11-20');
const whole = { ...blank, objective: 'a', activities: 'b', reflection: 'c' };

it.each([
  [blank, 'objektif, aktiviti dan refleksi'],
  [{ ...whole, reflection: '  \n' }, 'refleksi'],
  [{ ...whole, objective: '', reflection: '' }, 'objektif dan refleksi'],
  [whole, ''],
])('what is missing of a plan is named', (plan, expected) => {
  expect(missingParts(plan, new Date('2026-11-20T23:00:00+08:00'))).toBe(expected);
});

it('what happened in a lesson is not missed before it', () => {
  const planned = { ...whole, startTime: '08:00', reflection: '' };
  expect(missingParts(planned, new Date('2026-11-20T07:59:00+08:00'))).toBe('');
  expect(missingParts(planned, new Date('2026-11-20T08:00:00+08:00'))).toBe('refleksi');
});

it.each([
  [{ subject: 'Matematik', className: '4 Bestari' }, 'Matematik · 4 Bestari'],
  [{ subject: 'Sains', className: '' }, 'Sains'],
  [{ subject: '', className: '' }, 'Rancangan tanpa tajuk'],
])('a plan is titled by what is known of it', (known, expected) => {
  expect(planTitle({ ...blank, ...known })).toBe(expected);
});

it('a blank plan may be saved: its parts are written over days', () => {
  expect(planErrors(blank)).toEqual({});
});

it.each([
  [{ date: '' }, 'date', 'Sila pilih tarikh.'],
  [{ date: '2026-13-40' }, 'date', 'Sila pilih tarikh.'],
  [{ startTime: '' }, 'startTime', 'Sila isi masa mula.'],
  [{ endTime: '24:00' }, 'endTime', 'Sila isi masa tamat.'],
  [{ startTime: '08:30', endTime: '08:30' }, 'endTime', 'Masa tamat perlu selepas masa mula.'],
  [{ className: 'x'.repeat(101) }, 'className', 'Sila pendekkan kepada 100 aksara atau kurang.'],
  [{ reflection: 'x'.repeat(10_001) }, 'reflection', 'Sila pendekkan kepada 10,000 aksara atau kurang.'],
  [{ subject: 'Sains\0' }, 'subject', 'Ada aksara yang tidak dapat disimpan. Sila taip semula bahagian itu.'],
  [
    { objective: '\ud83d' },
    'objective',
    'Ada aksara yang tidak dapat disimpan. Sila taip semula bahagian itu.',
  ],
])('%j is refused at %s', (wrong, field, message) => {
  expect(planErrors({ ...blank, ...wrong })).toEqual({ [field]: message });
});

it.each([{ className: 'x'.repeat(100) }, { subject: 'Sains 🔬' }, { objective: 'x'.repeat(10_000) }])(
  'the longest text is taken',
  (text) => {
    expect(planErrors({ ...blank, ...text })).toEqual({});
  },
);
