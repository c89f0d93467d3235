import { ApiError } from '../api/api-error';
import { AuthRefused } from './ask';
import { refusals } from './refusals';

const all = () => true;
const none = () => false;

it('a refusal of the hosted backend is told at its field where the form has it', () => {
  const wrong = new AuthRefused({ status: 400, code: 'invalid_credentials' });
  expect(refusals(wrong, all)).toMatchObject([{ field: 'password' }]);
  expect(refusals(wrong, none)[0]).not.toHaveProperty('field');
  expect(refusals(new AuthRefused({ status: 0 }), all)[0]).not.toHaveProperty('field');
});

it('fields that the server refuses are told where they stand', () => {
  const fields = ['name', 'contacts.1.email'].map((field) => ({ field, message: 'is wrong' }));
  const refused = new ApiError('VALIDATION_FAILED', 400, '', { fields });
  expect(refusals(refused, all)).toMatchObject([{ field: 'name' }, { field: 'contacts.1.email' }]);
  expect(refusals(refused, (field) => field === 'name')).toMatchObject([{ field: 'name' }]);
});

it('a refusal of no field that the form has is told over the form', () => {
  const fields = [{ field: 'schoolCode', message: 'is required' }];
  const refused = new ApiError('VALIDATION_FAILED', 400, '', { fields });
  expect(refusals(refused, none)).toEqual([{ message: expect.stringContaining('belum lengkap') }]);
  expect(refusals(new ApiError('NETWORK', 0, ''), all)).toEqual([
    { message: expect.stringContaining('Tiada sambungan') },
  ]);
});
