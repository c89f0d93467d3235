import { type WayIn, wayIn } from './way-in';

const school = (role: 'teacher' | 'supervisor' | 'admin' | 'main_admin', code = 'aba1001') => ({
  code,
  role,
});

it.each<[string, Parameters<typeof wayIn>, WayIn]>([
  ['a teacher goes to the one school', [[school('teacher')], false], { to: 'school', schoolCode: 'aba1001' }],
  ['so does a supervisor', [[school('supervisor')], false], { to: 'school', schoolCode: 'aba1001' }],
  [
    'an administrator goes to its subscription',
    [[school('main_admin')], false],
    { to: 'page', path: '/school-management/aba1001/billing' },
  ],
  [
    'whoever belongs to several schools is asked',
    [[school('teacher'), school('admin', 'bbb2002')], false],
    { to: 'choice' },
  ],
  ['people of the platform go to its pages', [[], true], { to: 'page', path: '/operations' }],
  ['somebody new is offered what there is', [[], false], { to: 'choice' }],
])('%s', (_sentence, given, expected) => {
  expect(wayIn(...given)).toEqual(expected);
});
