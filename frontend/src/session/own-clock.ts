type Ending = { expires_in?: number; expires_at?: number; [other: string]: unknown };

/** When a session ends by the clock of this device: the server's `expires_at` is by the server's, and a device that is
 * ten minutes ahead would refresh at every call. */
export function withOwnEnd(body: Ending, now: number): Ending {
  if (!body.expires_in || !body.expires_at) return body;
  return { ...body, expires_at: Math.round(now / 1000) + body.expires_in };
}

/** Of the replies of the hosted backend those that bring a session. */
export async function byOwnClock({ url }: Request, reply: Response, now: () => number): Promise<Response> {
  if (!reply.ok || !/\/(token|verify|signup)$/.test(new URL(url).pathname)) return reply;
  const received = now();
  const { status, headers } = reply;
  return Response.json(withOwnEnd(await reply.json(), received), { status, headers });
}
