import { once } from 'node:events';
import { request } from 'node:http';
import type { Page, Request } from '@playwright/test';

/** Half of the file reaches storage; then the connection breaks off, and the network is gone. */
export async function breakUpload(page: Page, content: Buffer): Promise<void> {
  await page.route(
    /\/storage\/v1\/upload\/resumable\/sign\/./,
    async (route) => {
      await sendHalf(route.request(), content);
      await page.context().setOffline(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** As the browser would, but no further. */
async function sendHalf(part: Request, content: Buffer): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(await part.allHeaders()).filter(([name]) => /^(x-|tus-|upload-|content-type)/.test(name)),
  );
  const half = request(part.url(), {
    method: part.method(),
    headers: { ...headers, 'content-length': content.length },
  });
  const isOver = new Promise((resolve) => half.on('error', resolve).on('response', resolve));
  const [socket] = await once(half, 'socket');
  await new Promise((resolve) => half.write(content.subarray(0, content.length / 2), resolve));
  // What was written before it arrives, unlike with a reset.
  socket.end();
  await isOver;
}
