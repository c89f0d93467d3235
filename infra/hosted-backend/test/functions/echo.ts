import type { FunctionHandler } from '../../src/functions/function-handler.ts';

/** Tells what arrived, and how the body reads. */
export const handle: FunctionHandler = async (request, { caller, settings }) => {
  const type = request.headers.get('content-type') ?? '';
  const said = {
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    type: type.split(';')[0],
    caller: caller.sub ?? caller.role,
    settings,
  };
  return Response.json({ ...said, body: await bodyOf(request, type) });
};

async function bodyOf(request: Request, type: string) {
  if (type.includes('json')) return request.json();
  if (type.includes('form-data')) return Object.fromEntries(await request.formData());
  return request.text();
}
