import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../infra/local/product/ports';
import type { Driver, Key, Look } from './driver';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
};

/** A WebDriver session; `send` takes a path below it. */
type Session = (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK in the small browser that comes with it, on a screen that nobody sees. */
export async function startWebKit(miniBrowser: string, { isDark }: Look): Promise<Driver> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    // A group of its own: the screen ends with the driver.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita' },
  });
  const send = await newSession(`http://127.0.0.1:${port}`, miniBrowser);
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    evaluate: (expression) => send('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
    clickAt: (x, y) => act(send, pointer(x, y)),
    type: (text) => act(send, strokes(text)),
    press: (key) => act(send, strokes(keys[key])),
    // Its window becomes no narrower than its bar, and the page in it keeps the look of before.
    resize: null,
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => {
      await send('DELETE', '');
      await endGroup(server);
    },
  };
}

async function newSession(origin: string, binary: string): Promise<Session> {
  await untilAnswering(origin);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, { capabilities });
  return (method, path, body) => ask(method, `${origin}/session/${sessionId}${path}`, body);
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const reply = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await reply.json();
  if (!reply.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

async function untilAnswering(origin: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${origin}/status`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const act = async (send: Session, source: object) =>
  void (await send('POST', '/actions', { actions: [source] }));

function pointer(x: number, y: number): object {
  const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
  const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function strokes(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

async function endGroup(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}
