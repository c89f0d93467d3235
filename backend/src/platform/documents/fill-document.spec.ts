import { fillDocument } from './fill-document.js';

const values = {
  config: {
    baseDomain: 'localhost:3000',
    publicScheme: 'http',
    supabaseUrl: 'http://localhost:54321',
    supabasePublishableKey: 'key',
    subscriptionEnforcement: true,
    mode: 'test',
    buildId: 'abc',
    loginRedirect: { include: [], exclude: [], login: '/auth/login', callback: '/auth/callback' },
  },
  mainOrigin: 'http://localhost:3000',
  isOnSchoolHost: true,
  offers: [
    { name: 'Kecil', teacherLimit: 20, monthly: 'RM 60.00', yearly: 'RM 600.00' },
    { name: 'A<b>"\\', teacherLimit: 60, monthly: 'RM 150.00', yearly: 'RM 1,500.00' },
  ],
};

it('the block between the marks is written once for each plan', () => {
  const row = '<li>{{plan.name}} {{plan.teacherLimit}} {{plan.monthly}} {{plan.yearly}}</li>';
  expect(fillDocument(`<ul><!--prices-->${row}<!--/prices--></ul>`, values)).toBe(
    '<ul><li>Kecil 20 RM 60.00 RM 600.00</li><li>A&lt;b>&quot;&#92; 60 RM 150.00 RM 1,500.00</li></ul>',
  );
});

it('a payload stays JSON whatever a plan is called', () => {
  const payload = JSON.stringify({ html: '<!--prices--><b class="x">{{plan.name}}</b><!--/prices-->' });
  expect(JSON.parse(fillDocument(payload, values)).html).toContain('<b class="x">Kecil</b>');
});

it('only the host of a school offers its application', () => {
  const head = '<head><!--school--><link><!--/school--></head>';
  expect(fillDocument(head, values)).toBe('<head><link></head>');
  expect(fillDocument(head, { ...values, isOnSchoolHost: false })).toBe('<head></head>');
});

it('the frame around the page stays, and no other', () => {
  const body = '<div><!--frame:school--><i>a</i><!--/frame--><!--frame:main--><b>b</b><!--/frame--></div>';
  expect(fillDocument(body, { ...values, frame: 'main' })).toBe('<div><b>b</b></div>');
  expect(fillDocument(body, values)).toBe('<div></div>');
});

it('the application asks for the rules of its build as the document arrives', () => {
  expect(fillDocument('<!--app-config-->', values)).toContain('href="/builds/meta/abc.json"');
});

it('links lead to the configured domain', () => {
  expect(fillDocument('<a href="{{main}}/pricing">', values)).toBe(
    '<a href="http://localhost:3000/pricing">',
  );
});
