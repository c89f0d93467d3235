import { readableBody } from './readable-body.js';

describe('the body of an event', () => {
  it('is shown as it came', () => {
    const body = '{\n\t"nama": "Siti Aïshah <script>"\r\n}';
    expect(readableBody(Buffer.from(body))).toEqual({ text: body, bytes: 37, isText: true });
  });

  it.each([
    ['bytes that are no text', Buffer.from([0xff, 0x41]), '\ufffdA'],
    ['a NUL', Buffer.from('a\0b'), 'a\ufffdb'],
    ['an escape', Buffer.from('a\u001b[31m'), 'a\ufffd[31m'],
    ['a turn of direction', Buffer.from('a\u202egnp'), 'a\ufffdgnp'],
  ])('with %s shows that there is something', (_, raw, text) => {
    expect(readableBody(raw)).toMatchObject({ text, isText: false });
  });
});
