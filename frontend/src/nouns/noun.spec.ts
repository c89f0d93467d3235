import { ApiError } from '../api/api-error';
import { calledOf, refusalWords, refusedBy } from './noun';

const refused = refusedBy({ ROOM_IN_USE: 'Bilik ini masih digunakan.' });
const failure = (code: string) => new ApiError(code, 409, '');

it.each([
  ['ROOM_IN_USE', 'Bilik ini masih digunakan.'],
  ['ROOM_CONFLICT', 'Rekod ini baru diubah oleh orang lain.'],
])('%s has words of the noun, over a form and in a list', (code, words) => {
  const said = refusalWords(refused)(failure(code));
  expect(said).toContain(words);
  expect(refused(failure(code))).toEqual([{ message: said }]);
});

it('any other refusal has the words that every form and every list has', () => {
  expect(refused(failure('ACCESS_RESTRICTED'))).toBeUndefined();
  expect(refused(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(refusalWords(refused)(new TypeError('Failed to fetch'))).not.toBe('');
});

it('one is called by its word and its name within a sentence', () => {
  const panel = { one: 'Panitia', nameOf: ({ subject }: { subject: string }) => subject };
  expect(calledOf(panel, { subject: 'Sains' })).toBe('panitia Sains');
});
