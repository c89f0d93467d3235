import { plainAddress } from './clean-links.js';

it.each(['https://www.moe.gov.my/dskp?tahun=4#a', 'http://moe.gov.my', 'mailto:abc1001@moe.edu.my'])(
  'a link to %s stays',
  (address) => {
    expect(plainAddress(address)).toBe(address);
  },
);

it.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  '\\\\jahat\\x',
  '//jahat.test/x',
  ' https://jahat.test',
  'https://jahat.test/{{objektif}}',
  'https://jahat.test/%7B%7Bobjektif%7D%7D',
  'http://127.0.0.1/x',
  'http://[::1]/x',
  'http://2130706433/x',
  'https://jahat.test:8443/x',
  'https://nama@jahat.test/x',
  'mailto:a@b.test?body=x',
  `https://jahat.test/${'a'.repeat(2_000)}`,
])('a link to %s goes', (address) => {
  expect(plainAddress(address)).toBeNull();
});
