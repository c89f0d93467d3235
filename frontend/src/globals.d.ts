/** Developer pages and simulators: in development and test builds only. */
declare const __DEVELOPER_PAGES__: boolean;
/** The branch that opens everything when the status check fails in test mode: absent from a production build. */
declare const __FAIL_OPEN__: boolean;
/** The versions of the terms and the privacy notice that a registration agrees to. */
declare const __CONSENT__: Pick<
  import('./api/schema').components['schemas']['RegisterSchoolDto'],
  'termsVersion' | 'privacyVersion'
>;
