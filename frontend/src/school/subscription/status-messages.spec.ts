import { statusWith } from './status.builder';
import { statusMessageReader } from './status-messages';

const status = statusWith({});
const stream = [
  ':hb\n\n',
  `event: status\ndata: ${JSON.stringify(status)}\n\n`,
  'event: something-newer\ndata: {}\n\n',
  'event: end\r\ndata: {"reason":"token-expired"}\r\n\r\n',
].join('');

const messages = [
  { kind: 'status', status },
  { kind: 'end', reason: 'token-expired' },
];

it.each([1, 2, 3, 7, 64, 10_000])(
  'messages are the same however the network cuts them: pieces of %d',
  (size) => {
    const read = statusMessageReader();
    const pieces = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap(read)).toEqual(messages);
  },
);

it('an unfinished message waits for its end', () => {
  const read = statusMessageReader();
  expect(read('event: end\ndata: {"reason":"shutdown"}\n')).toEqual([]);
  expect(read('\n')).toEqual([{ kind: 'end', reason: 'shutdown' }]);
});
