import { once } from 'node:events';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' });

/** The least a room can be: what one says goes on to all others as it came. */
server.on('connection', (speaker) => {
  speaker.on('message', (message) => {
    for (const listener of server.clients) if (listener !== speaker) listener.send(message);
  });
});

await once(server, 'listening');
process.send?.('ready');
