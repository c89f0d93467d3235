import { autosave } from '../autosave';
import { blank, noteKind, noteWith, textWith } from '../note.builder';
import type { Draft } from '../open-record';
import { foldInto, openFound, perhapsSent } from './draft-to-open';

const draftOf = (text: Draft<typeof blank>['text'], differing: Partial<Draft<typeof blank>> = {}) => ({
  ...{ text, base: { version: 4, fields: blank, savedAt: null }, unanswered: [] },
  ...{ editedAt: '2026-11-20T10:00:00+08:00', standing: null, ...differing },
});

const mine = draftOf(textWith({ objective: 'Ditulis di sini.' }));

it('what two windows wrote in fields of their own is one text', () => {
  const other = draftOf(textWith({ reflection: 'Ditulis di sana.' }));
  expect(foldInto(noteKind, mine, other)?.text).toEqual(
    textWith({ objective: 'Ditulis di sini.', reflection: 'Ditulis di sana.' }),
  );
});

it('what either sent without an answer may stand on the server, whoever sent it', () => {
  const sent = textWith({ reflection: 'Ditulis' });
  const other = draftOf(textWith({ reflection: 'Ditulis di sana.' }), { unanswered: [sent] });
  expect(foldInto(noteKind, mine, other)?.unanswered).toEqual([sent]);
});

it.each([
  ['both wrote in one field', draftOf(textWith({ objective: 'Ditulis di sana.' }))],
  [
    'they began with different texts',
    draftOf(textWith({ reflection: 'Ditulis di sana.' }), {
      base: { version: 5, fields: blank, savedAt: null },
    }),
  ],
])('they stay two where %s', (_reason, other) => {
  expect(foldInto(noteKind, mine, other)).toBeUndefined();
});

it("what the outbox sent while the form opened is nobody else's, whatever was written since", () => {
  const opened = openFound(
    noteKind,
    { kept: perhapsSent(mine), left: { window: 'gone', text: mine.text } },
    noteWith({ ...blank, version: 4 }),
  );
  const further = textWith({ objective: 'Ditulis di sini, dan lagi.' });
  const events = [
    { type: 'edited', text: further },
    { type: 'save-requested' },
    { type: 'conflicted', theirs: noteWith({ ...mine.text, version: 5 }) },
  ] as const;
  const state = opened && events.reduce((known, event) => autosave(noteKind, known, event), opened);
  expect(state?.phase).toEqual({ name: 'saving', sent: further });
});
