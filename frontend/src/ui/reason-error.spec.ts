import { reasonError } from './reason-error';

it.each(['', '  ', 'ok', ' ok  '])('%j is no reason', (reason) => {
  expect(reasonError(reason)).toContain('3 aksara');
});

it('a few words are a reason', () => {
  expect(reasonError('Selepas pembaikan')).toBeUndefined();
});
