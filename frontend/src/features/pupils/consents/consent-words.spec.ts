import { givenSentence } from './consent-words';

it('counts who has given each consent; what was taken back is not given', () => {
  const none = { photo: 'none', publication: 'none', contact: 'none' } as const;
  expect(
    givenSentence([
      { ...none, photo: 'given' },
      { ...none, photo: 'withdrawn', contact: 'given' },
    ]),
  ).toBe('gambar 1, penerbitan 0, mesej 1');
});
