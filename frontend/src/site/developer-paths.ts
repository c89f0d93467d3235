/** In development and test builds only. */
export const developerPaths = {
  gallery: '/ui',
  components: '/components',
  colors: '/debug-colors',
  contrast: '/test-colors',
  simple: '/test-simple',
  textareas: '/textarea-examples',
  hostedBackend: '/debug-supabase',
  stickyScrollbar: '/sticky-scrollbar-demo',
  oauthTest: '/oauth-test',
  manualOauthTest: '/manual-oauth-test',
  subscriptionSimulator: '/subscription-simulator',
  gracePeriodTest: '/test-grace-period',
  webhooksTest: '/test-phase2-webhooks',
  errorRecoveryTest: '/test-phase3-error-recovery',
  reactivationTest: '/test-subscription-reactivation',
} as const;
