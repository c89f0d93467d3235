import { brokenReplies, replyOf } from '../../api/broken-replies.builder';
import { blank, noteKind, noteWith, textWith } from '../note.builder';
import { notesApi } from '../notes-api.builder';
import { openDraft } from '../open-record';
import { RecordSaver } from '../record-saver';
import type { Standing } from '../refusal';
import { sendEach } from './send-each';
import { sendingRounds } from './sending-rounds';
import { standingAfterSending } from './standing-after-sending';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

function begin(send: () => Promise<void>, isLeft: () => Promise<boolean>) {
  const stopped = new AbortController();
  const rounds = sendingRounds({ send, isLeft }, stopped.signal);
  void rounds.begin();
  return { stopped, ...rounds };
}

describe('The outbox', () => {
  it('sends every 30 s while something is left, and no longer', async () => {
    let left = 2;
    let count = 0;
    const send = async () => {
      count += 1;
      left -= 1;
    };
    begin(send, async () => left > 0);
    await settle();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(count).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(count).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['its round', () => Promise.reject(new SyntaxError('Unexpected token <')), async () => true],
    ['its store', async () => undefined, () => Promise.reject(new DOMException('gone', 'InvalidStateError'))],
  ])('keeps its timer whatever fails in %s', async (_what, send, isLeft) => {
    let rounds = 0;
    begin(async () => {
      rounds += 1;
      await send();
    }, isLeft);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(rounds).toBe(3);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('that is stopped sends no more', async () => {
    const { stopped } = begin(
      async () => undefined,
      async () => true,
    );
    await settle();
    stopped.abort();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe.each(brokenReplies)('A text of the outbox that is answered by %s', (_how, seconds, broken) => {
  it('stands as not reached, is no longer on its way, and goes out in the next round', async () => {
    const server = notesApi();
    server.reply = broken;
    const text = textWith({ objective: 'Ditulis tanpa talian.' });
    const standings: (Standing | undefined)[] = [];
    const send = async () => {
      const draft = { text, unanswered: [], editedAt: '2026-11-20T10:00:00+08:00', standing: null };
      const base = { version: null, fields: blank, savedAt: null };
      const ports = { rules: noteKind, create: server.create, update: server.update };
      const saver = new RecordSaver(openDraft({ ...draft, base }, 'unreachable'), {
        ...ports,
        restore: async () => noteWith(),
        keepDraft: async () => undefined,
        dropDraft: async () => undefined,
        onSaved: () => undefined,
        inTurn: (save) => save(),
      });
      standings.push(await standingAfterSending(saver));
    };
    begin(send, async () => standings.at(-1) !== undefined || standings.length === 0);
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    expect(standings).toEqual(['unreachable']);
    expect(jest.getTimerCount()).toBeGreaterThan(0);

    server.reply = async (whole) => replyOf(whole);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(standings).toEqual(['unreachable', undefined]);
    expect(server.held()).toMatchObject(text);
  });
});

const named = (recordId: string) => ({
  ...{ personId: 'p', schoolCode: 'aba1001', kind: 'note', recordId, window: '' },
});

async function sent(outcomes: readonly (() => Promise<Standing | undefined>)[]) {
  const tried: string[] = [];
  const found = outcomes.map((send, place) => ({
    kind: {
      name: `kind ${place}`,
      send: () => {
        tried.push(`kind ${place}`);
        return send();
      },
    },
    waiting: { name: named(String(place)), standing: undefined },
  }));
  const arrived = await sendEach(found, async () => false);
  return { tried, arrived: [...arrived] };
}

describe('What waits', () => {
  const arrives = async () => undefined;
  const stumbles = () => Promise.reject(new TypeError('An older build kept it.'));

  it('goes out though one before it stumbles, which has not arrived', async () => {
    expect(await sent([stumbles, arrives])).toEqual({ tried: ['kind 0', 'kind 1'], arrived: ['kind 1'] });
  });

  it('waits behind the first that the network keeps', async () => {
    expect(await sent([arrives, async () => 'unreachable', arrives])).toEqual({
      tried: ['kind 0', 'kind 1'],
      arrived: ['kind 0'],
    });
  });
});
