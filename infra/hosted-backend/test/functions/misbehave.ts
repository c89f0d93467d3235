import { setTimeout } from 'node:timers/promises';
import type { FunctionHandler } from '../../src/functions/function-handler.ts';

export const handle: FunctionHandler = async (request, { sendMail }) => {
  const { how } = (await request.json()) as { how: string };
  if (how === 'refuse') return Response.json({ message: 'Tidak dibenarkan' }, { status: 403 });
  if (how === 'hang') await setTimeout(600_000, undefined, { signal: request.signal });
  if (how === 'mail')
    await sendMail({ to: 'guru@fungsi.test', subject: 'Salam', text: 'Mel daripada fungsi.' });
  if (how === 'throw') throw new Error('It was asked to.');
  return new Response(how);
};
