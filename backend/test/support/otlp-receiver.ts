import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Attribute = Readonly<{ key: string; value: Readonly<{ stringValue?: string }> }>;
type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}>;
type Export = Readonly<{
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}>;

export type OtlpReceiver = Readonly<{
  url: string;
  /** `service`: what the process calls itself. */
  spans(): (Span & Readonly<{ service: string | undefined }>)[];
  close(): Promise<void>;
}>;

/** A collector of OpenTelemetry's traces, as its protocol has them over HTTP in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const taken: Export[] = [];
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    if (request.url === '/v1/traces') taken.push(JSON.parse(body));
    reply
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => taken.flatMap(({ resourceSpans }) => resourceSpans.flatMap(spansOf)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf({ resource, scopeSpans }: Export['resourceSpans'][number]) {
  const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
  return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
}
