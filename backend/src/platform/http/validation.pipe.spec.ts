import 'reflect-metadata';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsString, ValidateNested } from 'class-validator';
import { ValidationError } from '../errors/errors.js';
import { Length } from './text-length.js';
import { validationPipe } from './validation.pipe.js';

class InnerDto {
  @IsInt()
  minutes: number;
}

class OuterDto {
  @IsString()
  @Length(1, 5)
  title: string;

  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => InnerDto)
  steps: InnerDto[];
}

const validate = (value: unknown) => validationPipe().transform(value, { type: 'body', metatype: OuterDto });

async function problems(value: unknown): Promise<unknown> {
  const error: unknown = await validate(value).catch((refusal: unknown) => refusal);
  if (!(error instanceof ValidationError)) throw new Error('It was accepted.');
  return error.details;
}

describe('the validation of an input', () => {
  it('hands on what is valid as its class', async () => {
    const value = await validate({ title: 'Padat', steps: [{ minutes: 5 }] });
    expect(value).toBeInstanceOf(OuterDto);
    expect(value.steps[0]).toBeInstanceOf(InnerDto);
  });

  it('names a nested field by its path', async () => {
    expect(await problems({ title: 'Padat', steps: [{ minutes: 5 }, { minutes: 'lima' }] })).toEqual({
      fields: [{ field: 'steps.1.minutes', message: expect.stringContaining('minutes') }],
    });
  });

  it('tells one problem of each field, and all fields', async () => {
    expect(await problems({ title: 7, steps: [], more: true })).toEqual({
      fields: [
        { field: 'more', message: 'property more should not exist' },
        { field: 'title', message: expect.any(String) },
      ],
    });
  });

  it('says of what is missing that it is, and of null that it must not be', async () => {
    expect(await problems({ steps: [{}, { minutes: null }], more: null })).toEqual({
      fields: [
        { field: 'more', message: 'property more should not exist' },
        { field: 'title', message: 'title is required' },
        { field: 'steps.0.minutes', message: 'minutes is required' },
        { field: 'steps.1.minutes', message: 'minutes must not be null' },
      ],
    });
  });

  it.each([undefined, null, {}, [], 'text', 7])('refuses %j by its missing fields', async (value) => {
    expect(await problems(value)).toEqual({ fields: expect.any(Array) });
  });
});
