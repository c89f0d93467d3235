import { reasonProblems } from './reason-problems';
import { type Sending, useForm } from './use-form';

type Reason = { reason: string };
type Asking = { send: (reason: string) => Promise<unknown> } & Pick<
  Sending<Reason, unknown>,
  'onSent' | 'refused'
> &
  Required<Pick<Sending<Reason, unknown>, 'bounds'>>;

/** What a ReasonDialog asks that asks for nothing else. */
export function useReasonForm({ send, ...asking }: Asking) {
  return useForm<Reason, unknown>({
    begun: { reason: '' },
    check: reasonProblems,
    send: ({ reason }) => send(reason.trim()),
    ...asking,
  });
}
