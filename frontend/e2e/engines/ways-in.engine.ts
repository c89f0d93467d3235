import { schoolOrigin } from '../support/addresses';
import { mailTo } from '../support/mailbox';
import { newSchoolCode, newSchools } from '../support/registration';
import { test } from './fixtures';
import { button } from './visitor';

/** The address stands before the page does, and the next journey would open its own into the middle of that. */
const arrived = 'Selamat';

test('a forgotten password is replaced through the link of a mail', async ({ request, visitor }) => {
  const code = newSchoolCode();
  const school = schoolOrigin(code);
  const { email } = await newSchools(request, [code]);
  await visitor.open(`${school}/auth/forgot`);
  await visitor.fillIn('E-mel', email);
  await visitor.click(button('Hantar e-mel'));
  await visitor.expectText('Sila semak e-mel anda');
  await visitor.open((await mailTo(request, email)).link);
  await visitor.click(button('Sahkan dan teruskan'));
  await visitor.expectAddress(`${school}/auth/reset`);
  await visitor.fillIn('Kata laluan baharu', 'Kapur Papan Hitam 7');
  await visitor.press('Enter');
  await visitor.expectAddress(`${school}/dashboard`);
  await visitor.expectText(arrived);
});

test('the link of a mail signs in after one press', async ({ request, visitor }) => {
  const code = newSchoolCode();
  const school = schoolOrigin(code);
  const { email } = await newSchools(request, [code]);
  await visitor.open(`${school}/auth/login`);
  await visitor.expectFocus('E-mel');
  await visitor.click(button('Hantar pautan ke e-mel'));
  await visitor.expectFocus('E-mel');
  await visitor.type(email);
  await visitor.press('Enter');
  await visitor.expectFocus('Sila semak e-mel anda');
  await visitor.open((await mailTo(request, email)).link);
  await visitor.click(button('Sahkan dan teruskan'));
  await visitor.expectAddress(`${school}/dashboard`);
  await visitor.expectText(arrived);
});
