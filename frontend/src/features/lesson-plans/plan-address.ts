import { paths } from '../../app/paths';

export const planAddress = (planId: string) =>
  `${paths.lessonPlanEditor}?${new URLSearchParams({ id: planId })}`;
