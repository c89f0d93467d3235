import { errorsElsewhere } from './use-form-errors';

const email = { fieldId: 'email', message: 'Sila isi e-mel.' };
const password = { fieldId: 'password', message: 'Kata laluan salah.' };
const network = { message: 'Tiada rangkaian.' };

describe('what a form says is wrong', () => {
  it('goes with the change of its field, and no other does', () => {
    expect(errorsElsewhere([email, password, network], (fieldId) => fieldId === 'email')).toEqual([
      password,
      network,
    ]);
  });

  it('stays while something else is changed', () => {
    expect(errorsElsewhere([email, network], (fieldId) => fieldId === 'password')).toEqual([email, network]);
  });
});
