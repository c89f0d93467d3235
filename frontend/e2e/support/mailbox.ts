import { type APIRequestContext, expect } from '@playwright/test';
import { hostedBackend } from './hosted-backend';

export type Mail = { link: string; code: string };

function unescaped(html: string): string {
  return html.replaceAll(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)));
}

/** The pages of the mails to that address, the newest first. */
async function mailsTo(request: APIRequestContext, box: string, to: string): Promise<string[]> {
  const list = await (await request.get(box)).text();
  const rows = [...list.matchAll(/<li><a href="(\/mailbox\/[^"]+)">[^<]*<\/a> (\S+) /g)];
  return rows.filter(([, , address]) => address === to).map(([, path = '']) => path);
}

/** What the mail of that number to the address holds, the first being 1; waits for it. */
export async function mailTo(request: APIRequestContext, to: string, number = 1): Promise<Mail> {
  const { supabaseUrl } = await hostedBackend(request);
  const box = `${supabaseUrl}/mailbox`;
  await expect.poll(async () => (await mailsTo(request, box, to)).length).toBeGreaterThanOrEqual(number);
  const path = (await mailsTo(request, box, to)).at(-number);
  const text = unescaped(await (await request.get(supabaseUrl + path)).text());
  return { link: /href="(http[^"]+)"/.exec(text)?.[1] ?? '', code: /: (\d{6})/.exec(text)?.[1] ?? '' };
}

/** How many there are already, for a run on data that is not fresh. */
export async function mailsSoFar(request: APIRequestContext, to: string): Promise<number> {
  const { supabaseUrl } = await hostedBackend(request);
  return (await mailsTo(request, `${supabaseUrl}/mailbox`, to)).length;
}
