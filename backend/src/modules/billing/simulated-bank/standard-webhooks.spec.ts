import { isSignedWebhook, signWebhook } from './standard-webhooks.js';

const NOW = Date.parse('2026-11-20T08:00:00+08:00');
const SECRET = 'a-secret-of-this-test-only';
const BODY = '{"type":"payment.succeeded"}';
const MINUTE = 60_000;

const signed = signWebhook('evt-1', BODY, SECRET, NOW);
const verify = (
  headers: Record<string, string> = {},
  { body = BODY, secrets = [SECRET], now = NOW }: { body?: string; secrets?: string[]; now?: number } = {},
) => isSignedWebhook({ ...signed, ...headers }, Buffer.from(body), secrets, now);

describe('A Standard Webhooks signature', () => {
  it('verifies on the bytes it was made for', () => {
    expect(verify()).toBe(true);
  });

  // From the reference implementations: https://github.com/standard-webhooks/standard-webhooks
  it('is the published one for the published message', () => {
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const headers = signWebhook(id, '{"test": 2432232314}', secret, 1_614_265_330_000);
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it.each([
    ['another body', {}, { body: `${BODY} ` }],
    ['another id', { 'webhook-id': 'evt-2' }, {}],
    ['another time', { 'webhook-timestamp': String(NOW / 1_000 + 1) }, {}],
    ['another secret', {}, { secrets: ['another-secret'] }],
    ['no id', { 'webhook-id': '' }, {}],
    ['no time', { 'webhook-timestamp': '' }, {}],
    ['a time that is no number', { 'webhook-timestamp': 'now' }, {}],
    ['no signature', { 'webhook-signature': '' }, {}],
    ['another version', { 'webhook-signature': signed['webhook-signature'].replace('v1,', 'v2,') }, {}],
    ['a signature cut short', { 'webhook-signature': 'v1,AAAA' }, {}],
  ])('does not verify with %s', (_what, headers, options) => {
    expect(verify(headers, options)).toBe(false);
  });

  it('verifies under either secret while they rotate, on both sides', () => {
    expect(verify({}, { secrets: ['the-new-secret', SECRET] })).toBe(true);
    expect(verify({ 'webhook-signature': `v1,AAAA ${signed['webhook-signature']}` })).toBe(true);
  });

  it.each([
    [-5 * MINUTE, true],
    [5 * MINUTE, true],
    [-5 * MINUTE - 1_000, false],
    [5 * MINUTE + 1_000, false],
  ])('made %d ms from now verifies: %s', (offset, expected) => {
    expect(verify({}, { now: NOW + offset })).toBe(expected);
  });
});
