import { createHmac } from 'node:crypto';
import { isSignedByStripe } from './stripe-signature.js';

const SECRET = 'whsec_test_only_stripe';
const NOW = Date.parse('2026-11-20T09:15:09.500+08:00');
const SIGNED_AT = Math.floor(NOW / 1_000);
const BODY = Buffer.from('{"id":"evt_1","type":"charge.succeeded","note":"Sekolah é"}');

/** HMAC-SHA256 of "<time>.<body>", as https://docs.stripe.com/webhooks#verify-manually describes it. */
const sign = (body: Buffer, time: number | string = SIGNED_AT, secret = SECRET) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
const header = (signature: string, time: number | string = SIGNED_AT) => `t=${time},v1=${signature}`;
const GOOD = header(sign(BODY));
const isSigned = (given: string, body: Buffer = BODY, secrets = [SECRET]) =>
  isSignedByStripe(body, given, secrets, NOW);

describe('The signature of Stripe', () => {
  it('is right for the very bytes', () => {
    expect(isSigned(GOOD)).toBe(true);
  });

  it('may be one of several, in any place', () => {
    const wrong = '0'.repeat(64);
    expect(isSigned(`t=${SIGNED_AT},v1=${wrong},v1=${sign(BODY)}`)).toBe(true);
    expect(isSigned(`t=${SIGNED_AT},v1=${sign(BODY)},v1=${wrong},v0=${wrong}`)).toBe(true);
    expect(isSigned(`t=${SIGNED_AT},v1=${wrong},v1=${wrong}`)).toBe(false);
  });

  it('is accepted under either secret while they rotate, and under no other', () => {
    expect(isSigned(GOOD, BODY, ['whsec_new', SECRET])).toBe(true);
    expect(isSigned(GOOD, BODY, ['whsec_new'])).toBe(false);
    expect(isSigned(GOOD, BODY, [])).toBe(false);
  });

  it.each([
    [-301, false],
    [-300, true],
    [0, true],
    [300, true],
    [302, false],
  ])('%d seconds from now is accepted: %s', (seconds, expected) => {
    const time = SIGNED_AT + seconds;
    expect(isSigned(header(sign(BODY, time), time))).toBe(expected);
  });

  it.each<[string, Buffer]>([
    ['a blank more', Buffer.concat([BODY, Buffer.from(' ')])],
    ['one bit changed', Buffer.from(BODY.map((byte, index) => (index === 5 ? byte ^ 1 : byte)))],
    ['a byte order mark before it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), BODY])],
    ['nothing in it', Buffer.alloc(0)],
  ])('does not cover a body with %s', (_what, body) => {
    expect(isSigned(GOOD, body)).toBe(false);
  });

  it('covers bytes, not what they decode to', () => {
    const broken = Buffer.from([0x7b, 0xff, 0x7d]);
    const decoded = Buffer.from(broken.toString('utf8'));
    expect(isSigned(header(sign(decoded)), decoded)).toBe(true);
    expect(isSigned(header(sign(decoded)), broken)).toBe(false);
  });

  it.each([
    ['is missing', ''],
    ['has no time', `v1=${sign(BODY)}`],
    ['has another time than was signed', header(sign(BODY), SIGNED_AT - 1)],
    ['has a time that is no number', header(sign(BODY, 'now'), 'now')],
    ['has no signature', `t=${SIGNED_AT}`],
    ['is of another scheme only', `t=${SIGNED_AT},v0=${sign(BODY)}`],
    ['is cut short', header(sign(BODY).slice(2))],
    ['is in upper case', header(sign(BODY).toUpperCase())],
    ['is no hexadecimal number', header('z'.repeat(64))],
    ['is of the body without the time', header(createHmac('sha256', SECRET).update(BODY).digest('hex'))],
  ])('is refused when it %s', (_how, given) => {
    expect(isSigned(given)).toBe(false);
  });
});
