import { ApiError } from '../../../api/api-error';
import { templateRefusal } from './template-refusal';

const refused = (message: string) =>
  new ApiError('VALIDATION_FAILED', 400, '', { fields: [{ field: 'file', message }] });

describe('Why a template is not taken', () => {
  it('names the tokens', () => {
    expect(templateRefusal(refused('has tokens that nobody knows: {{murid}}, {{x}}'))).toBe(
      'Token ini tidak dikenali: {{murid}}, {{x}}.',
    );
  });

  it.each([
    ['is locked with a password', /kata laluan/],
    ['cannot be read as a DOCX document', /tidak dapat dibaca/],
    ['has no token, so every page would be the same', /tiada token/],
  ])('is said in Malay: %s', (message, words) => {
    expect(templateRefusal(refused(message))).toMatch(words);
  });
});
