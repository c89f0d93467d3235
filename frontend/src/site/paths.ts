/** Every path of the application, once. Malay lives here and in visible text. */
export const paths = {
  root: '/',
  landing: '/landing',
  otherLanding: '/index-new',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  curriculum: '/dskp',

  registration: '/daftar',
  registrationDetails: '/daftar/maklumat',

  login: '/login',
  schoolLogin: '/auth/login',
  simpleLogin: '/auth/simple-login',
  forgottenPassword: '/auth/forgot',
  passwordReset: '/auth/reset',
  signInConfirmation: '/auth/confirm',
  signInCallback: '/auth/callback',
  oauthCallback: '/auth/oauth-callback',
  invitation: '/auth/daftar',
  handOver: '/auth/serah',
  handOverIssue: '/login/serah',
  schoolChoice: '/login/sekolah',
  teacherLimit: '/auth/teacher-limit-error',

  dashboard: '/dashboard',
  lessonPlans: '/rph',
  lessonPlanEditor: '/bina-rph',
  paper: '/dokumen',
  yearlyPlans: '/rpt',
  reflections: '/refleksi',
  reflectionTemplates: '/template-refleksi',

  pupils: '/murid',
  guardiansNotice: '/murid/notis-penjaga',
  classes: '/kelas-subjek',

  timetable: '/jadual-mengajar',

  academicCalendar: '/kalendar-akademik',
  schoolEvents: '/takwim-tahunan',

  absences: '/ketiadaan',
  mainAdminOffer: '/tawaran-admin-utama',

  adminDashboard: '/admin-sekolah/dashboard',
  /** Its pages are those of whoever verifies. */
  supervision: '/supervisor',
  reviewQueue: '/supervisor/rph',
  submissions: '/supervisor/dashboard',

  users: '/admin-sekolah/pengguna',
  assignments: '/admin-sekolah/penugasan',
  supervisions: '/admin-sekolah/supervisor',
  schoolAdmin: '/admin-sekolah/admin',

  management: '/school-management',
  billing: (schoolCode: string) => `/school-management/${schoolCode}/billing`,
  paymentMethods: '/school-management/payment-methods',
  schoolSettings: '/school-management/settings',
  schoolAnalytics: '/school-management/analytics',
  check: '/semak',
  visit: '/lawatan',
  payment: '/pembayaran',
  success: '/success',
  oldSuccess: '/success-old',

  settings: '/settings',
  preferences: '/preferences',
  notifications: '/notifications',

  operations: '/operations',
  operationsInbox: '/operations/inbox',
  operationsEvent: (id: string) => `/operations/inbox/${id}`,
  operationsQuarantine: '/operations/quarantine',
  operationsReplays: '/operations/replays',
  operationsNewReplay: '/operations/replays/new',
  operationsReplay: (id: string) => `/operations/replays/${id}`,
  operationsSchedules: '/operations/schedules',
  operationsProviders: '/operations/providers',
  operationsFinance: '/operations/finance',
  operationsFinanceCharts: '/operations/finance/charts',
  operationsFinancePolicies: '/operations/finance/policies',
  operationsAudit: '/operations/audit',
  operationsFinanceSchool: (code: string) => `/operations/finance/schools/${code}`,
  /** A page of its own, outside the application. */
  queueBoard: '/ops/queues',
} as const;

/** As the router writes them. */
export const patterns = {
  check: `${paths.check}/:code`,
  visit: `${paths.visit}/:secret`,
  paper: `${paths.paper}/:paperId`,
  billing: '/school-management/:schoolCode/billing',
  operationsEvent: '/operations/inbox/:eventId',
  operationsReplay: '/operations/replays/:replayId',
  operationsFinanceSchool: '/operations/finance/schools/:schoolCode',
} as const;

/** In the address of every page whose rows belong to an academic year: the name of the chosen one. */
export const yearParameter = 'sesi';
