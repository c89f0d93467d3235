import { constants, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { chipPublicKeys, isSignedByChip } from './chip-signature.js';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [ours, previous, foreign] = [pair(), pair(), pair()];
const pem = ({ publicKey }: ReturnType<typeof pair>) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString();
const KEYS = chipPublicKeys([pem(ours), pem(previous)]);
const BODY = Buffer.from('{"id":"p-1","event_type":"purchase.paid","note":"Sekolah é"}');
const by = ({ privateKey }: ReturnType<typeof pair>, algorithm = 'sha256', body: Buffer = BODY) =>
  sign(algorithm, body, privateKey).toString('base64');
const isSigned = (signature: string, body: Buffer = BODY) => isSignedByChip(body, signature, KEYS);

describe('The signature of CHIP', () => {
  it('is right for the very bytes, under either key while they rotate', () => {
    expect(isSigned(by(ours))).toBe(true);
    expect(isSigned(by(previous))).toBe(true);
  });

  it('is refused under no key and under another', () => {
    expect(isSigned(by(foreign))).toBe(false);
    expect(isSignedByChip(BODY, by(ours), [])).toBe(false);
  });

  it.each<[string, Buffer]>([
    ['a blank more', Buffer.concat([BODY, Buffer.from(' ')])],
    ['one bit changed', Buffer.from(BODY.map((byte, index) => (index === 7 ? byte ^ 1 : byte)))],
    ['a byte order mark before it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), BODY])],
    ['nothing in it', Buffer.alloc(0)],
  ])('does not cover a body with %s', (_what, body) => {
    expect(isSigned(by(ours), body)).toBe(false);
  });

  it.each([
    ['is missing', ''],
    ['is of SHA-1', by(ours, 'sha1')],
    ['is of SHA-512', by(ours, 'sha512')],
    [
      'is padded as PSS',
      sign('sha256', BODY, { key: ours.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING }).toString(
        'base64',
      ),
    ],
    ['is cut short', by(ours).slice(0, -8)],
    ['is hexadecimal', Buffer.from(by(ours), 'base64').toString('hex')],
    ['is no base64', '%%%'],
    ['holds one bit changed', flipped(by(ours))],
  ])('is refused when it %s', (_how, signature) => {
    expect(isSigned(signature)).toBe(false);
  });
});

describe('The public key of CHIP', () => {
  it('may stand in either PEM form', () => {
    const pkcs1 = ours.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(chipPublicKeys([pkcs1])[0]?.equals(createPublicKey(pem(ours)))).toBe(true);
  });

  it('that is none is named without being told', () => {
    const attempt = () => chipPublicKeys(['rahsia']);
    expect(attempt).toThrow('CHIP_PUBLIC_KEY');
    expect(attempt).not.toThrow('rahsia');
  });
});

function flipped(signature: string): string {
  const bytes = Buffer.from(signature, 'base64');
  bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
  return bytes.toString('base64');
}
