import { paths } from '../../site/paths';

const editorWith = (search: Record<string, string>) =>
  `${paths.lessonPlanEditor}?${new URLSearchParams(search)}`;

export const planAddress = (planId: string) => editorWith({ id: planId });

/** A new plan that begins with another's words. */
export const copyAddress = (planId: string) => editorWith({ salin: planId });
