import { createHash } from 'node:crypto';
import { newPkcePair } from './pkce';

it('the challenge is the SHA-256 of a verifier that is another every time', async () => {
  const [one, two] = [await newPkcePair(), await newPkcePair()];
  expect(one.verifier).toMatch(/^[\w-]{43}$/);
  expect(one.challenge).toBe(createHash('sha256').update(one.verifier).digest('base64url'));
  expect(one.verifier).not.toBe(two.verifier);
});
