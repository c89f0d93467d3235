import { ApiError } from '../../api/api-error';
import { fieldIds, invitationErrors, refusalError } from './invitation-form';

it.each([
  ['', 'Sila isi e-mel orang yang dijemput.'],
  ['aminah', 'Sila semak e-mel ini, contohnya nama@sekolah.edu.my.'],
  ['aminah @sekolah.my', 'Sila semak e-mel ini, contohnya nama@sekolah.edu.my.'],
])('the address %j is told at its field', (email, message) => {
  expect(invitationErrors({ email })).toEqual([{ fieldId: fieldIds.email, message }]);
});

it('an address is enough', () => {
  expect(invitationErrors({ email: 'aminah@sekolah.edu.my' })).toEqual([]);
});

it('a refusal about the address is told at its field, any other over the form', () => {
  expect(refusalError(new ApiError('INVITATION_WAITING', 409, '')).fieldId).toBe(fieldIds.email);
  expect(refusalError(new ApiError('NETWORK', 0, '')).fieldId).toBeUndefined();
});
