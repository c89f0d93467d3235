import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../../school/current-school';
import { subscriptionGate } from '../../school/subscription/subscription-gate';
import { appConfig } from '../../site/config';

/** What the checks ask of the school of this host. The application has it; a sign-in page fetches it when a check asks. */
export const schoolAnswers = {
  async roles() {
    const current = await queryClient.fetchQuery(currentSchoolQuery());
    return current.membership.roles;
  },
  subscription: (schoolCode: string) => subscriptionGate(queryClient, appConfig().mode).current(schoolCode),
};
