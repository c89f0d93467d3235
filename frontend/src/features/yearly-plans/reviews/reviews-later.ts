/** Fetched when somebody looks at yearly plans that were sent. */
export const yearlyPlanReviews = async () => ({
  default: (await import('./yearly-plan-reviews')).YearlyPlanReviews,
});
