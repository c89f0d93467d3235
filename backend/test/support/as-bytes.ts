import type { Test } from 'supertest';

/** The body of the reply becomes a buffer, whatever its type is. */
export function asBytes(call: Test): Test {
  return call.buffer(true).parse((reply, done) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () => done(null, Buffer.concat(chunks)));
  });
}
