import type { FunctionContext, FunctionHandler } from '../hosted-backend/src/functions/function-handler.ts';
import { digestMail } from './digest-mail.ts';
import { readDays, readSchool, readSubscription, schoolDay } from './school-figures.ts';

/** Mails a school's administrator, who calls it with {schoolCode}, what the school did yesterday and today. */
export const handle: FunctionHandler = async (request, context) => {
  const { sub, email } = context.caller;
  if (!sub) return refusal(401, 'Sila log masuk.');
  const schoolCode = await codeIn(request);
  if (!schoolCode) return refusal(400, 'Sila nyatakan kod sekolah.');
  const asCaller = { ...context, authorization: request.headers.get('authorization') ?? '', schoolCode };
  const school = await readSchool(asCaller);
  if (!school) return refusal(404, 'Sekolah tidak dijumpai.');
  if (!['admin', 'main_admin'].includes(school.role)) return refusal(403, 'Hanya untuk pentadbir sekolah.');
  if (!school.may_view_reports)
    return refusal(
      403,
      'Laporan ditutup kerana langganan sekolah telah tamat. Ia dibuka semula selepas bayaran.',
    );
  if (typeof email !== 'string' || email === '') return refusal(422, 'Akaun anda tiada alamat e-mel.');
  await context.sendMail(await composed(asCaller, school.school_name, email));
  return Response.json({ sentTo: email });
};

async function composed(
  asCaller: FunctionContext & { authorization: string; schoolCode: string },
  name: string,
  to: string,
) {
  const now = new Date();
  const days = [schoolDay(now, -1), schoolDay(now, 0)];
  const [written, subscription] = await Promise.all([readDays(asCaller, days), readSubscription(asCaller)]);
  return digestMail({ to, school: name, days, written, subscription });
}

async function codeIn(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('schoolCode' in body)) return undefined;
  const { schoolCode } = body;
  return typeof schoolCode === 'string' && /^[a-z][a-z\d-]{1,30}$/i.test(schoolCode)
    ? schoolCode.toLowerCase()
    : undefined;
}

const refusal = (status: number, message: string) => Response.json({ message }, { status });
