import type { FunctionHandler } from '../../src/functions/function-handler.ts';

export const handle: FunctionHandler = async (request) => {
  const type = new URL(request.url).searchParams.get('type') ?? 'text/plain';
  const body = type === 'text/event-stream' ? streamed() : 'salam';
  return new Response(body, { headers: { 'content-type': type } });
};

const streamed = () =>
  new ReadableStream({
    start(controller) {
      for (const part of ['data: satu\n\n', 'data: dua\n\n'])
        controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
