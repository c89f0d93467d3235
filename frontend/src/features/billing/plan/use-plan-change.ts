import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../queries/use-change';
import { type BillingOverview, overviewQuery } from '../calls';

/** A decision about the plan; the answer is what holds after it. */
export function usePlanChange<Input = void>(
  schoolCode: string,
  decide: (input: Input) => Promise<BillingOverview>,
  done: string,
) {
  const queries = useQueryClient();
  return useChange(
    async (input: Input) => {
      const overview = await decide(input);
      queries.setQueryData(overviewQuery(schoolCode).queryKey, overview);
    },
    {
      done,
      changes: ['billing', 'subscription'],
    },
  );
}
