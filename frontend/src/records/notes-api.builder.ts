import { answerTo } from '../api/answer';
import { ApiError } from '../api/api-error';
import { json, replyOf, type Sent } from '../api/broken-replies.builder';
import { type Note, type NoteFields, noteWith } from './note.builder';

const address = 'http://aba1001.localhost:3000/api/notes/1';

/** One note on a server, asked through the client. `reply` may break what the server says on its way. */
export function notesApi() {
  let held: Note | undefined;
  const server = {
    reply: async (whole: Sent) => replyOf(whole),
    held: () => held,
    create: (fields: NoteFields) =>
      ask(() => {
        held ??= noteWith({ ...fields, version: 1 });
        return said(200, held);
      }),
    update: (version: number, fields: NoteFields) =>
      ask(() => {
        if (held && held.version !== version)
          return said(409, { code: 'NOTE_CONFLICT', message: '', details: { current: held } });
        held = noteWith({ ...fields, version: version + 1 });
        return said(200, held);
      }),
  };

  async function ask(answer: () => Sent): Promise<Note> {
    const request = new Request(address, { method: 'PUT', body: '{}' });
    const call = { request, path: '/api/notes/{id}', isFile: false };
    const reply = await answerTo(
      call,
      async () => undefined,
      () => server.reply(answer()),
    );
    const body = await reply.json();
    if (!reply.ok) throw new ApiError(body.code, reply.status, body.message, body.details);
    return body;
  }
  return server;
}

const said = (status: number, body: object): Sent => ({ status, type: json, body: JSON.stringify(body) });
