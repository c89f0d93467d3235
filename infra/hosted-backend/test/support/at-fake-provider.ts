import { follow } from './follow.ts';

/** Goes from our address to the provider's page, fills it in, and follows the way back to the site. */
export async function atFakeProvider(url: string, answers: Record<string, string>) {
  const page = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? url;
  const html = await (await fetch(page)).text();
  const hidden = html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  const form = new URLSearchParams(answers);
  for (const [, name = '', value = ''] of hidden) form.set(name, value);
  const approval = await fetch(`${new URL(page).origin}/fake-openid/approve?${form}`, { redirect: 'manual' });
  return follow(approval.headers.get('location') ?? 'none:');
}
