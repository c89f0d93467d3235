import { type Handling, handlingOf, isPage, opensWithoutNetwork, scriptsOf } from './handling-of';

const origin = 'https://aba1001.rekod.example';

function handled(path: string, mode: RequestMode, method = 'GET'): Handling {
  return handlingOf({ method, mode, url: new URL(path, origin).href }, origin);
}

it.each<[sentence: string, path: string, mode: RequestMode, method: string, handling: Handling]>([
  ['a navigation is a page', '/rph?minggu=40', 'navigate', 'GET', 'page'],
  ['a file with a hash in its name may be kept', '/assets/auth-DDTd9em3.js', 'cors', 'GET', 'file'],
  ['the API is never touched', '/api/lesson-plans', 'cors', 'GET', 'untouched'],
  ['nor when its address is opened', '/api/docs', 'navigate', 'GET', 'untouched'],
  ['a webhook is never touched', '/api/webhooks/stripe', 'cors', 'POST', 'untouched'],
  ['the queue dashboard is not ours', '/ops/queues', 'navigate', 'GET', 'untouched'],
  ['a form that is posted is never touched', '/rph', 'navigate', 'POST', 'untouched'],
  ['which build is here is asked of the server', '/builds/latest.json', 'cors', 'GET', 'untouched'],
  ['another origin is never touched', 'https://project.supabase.co/assets/a.js', 'cors', 'GET', 'untouched'],
  ['a page that only begins like the API is a page', '/apiary', 'navigate', 'GET', 'page'],
])('%s', (_sentence, path, mode, method, handling) => {
  expect(handled(path, mode, method)).toBe(handling);
});

it.each([
  ['/dashboard', true],
  ['/rph', true],
  ['/bina-rph', true],
  ['/refleksi', true],
  ['/murid', true],
  ['/murid/notis-penjaga', false],
  ['/', false],
  ['/auth/login', false],
  ['/terms', false],
  ['/pengguna', false],
])('%s opens without a network: %s', (path, expected) => {
  expect(opensWithoutNetwork(path)).toBe(expected);
});

it.each([
  ['text/html; charset=utf-8', true],
  ['text/javascript', false],
  ['font/woff2', false],
])('%s in place of a file is the page of a captive portal: %s', (type, expected) => {
  expect(isPage(new Response('', { headers: { 'Content-Type': type } }))).toBe(expected);
});

it('a page of ours names its scripts, that of a captive portal none', () => {
  expect(scriptsOf('<script type="module" src="/assets/index-DDTd9em3.js"></script>')).toEqual([
    '/assets/index-DDTd9em3.js',
  ]);
  expect(scriptsOf('<script>({"/rph":["/assets/week-DDTd9em3.js"]})</script>')).toEqual([]);
  expect(scriptsOf('<!doctype html><title>Log masuk Wi-Fi</title>')).toEqual([]);
});
