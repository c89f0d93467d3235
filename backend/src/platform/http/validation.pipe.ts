import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import * as transformerPackage from 'class-transformer';
import * as validatorPackage from 'class-validator';
import { type FieldProblem, ValidationError } from '../errors/errors.js';
import { fitToClass } from './fit-to-class.js';

const MOST_REPORTED = 20;

class BoundedValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype || !this.toValidate(metadata)) return super.transform(value, metadata);
    const fitting = fitToClass(value, metatype);
    const checked = await super.transform(fitting.value, metadata).catch(refusalOf);
    const problems = [...fitting.problems, ...(checked instanceof Refusal ? checked.problems : [])];
    if (problems.length > 0) throw new ValidationError(firstOfEach(problems).slice(0, MOST_REPORTED));
    return checked;
  }
}

/** One code for every invalid input, with the list of fields. Unknown fields are refused by name. */
export function validationPipe(): ValidationPipe {
  return new BoundedValidationPipe({
    // Nest would find and read both packages a second time.
    validatorPackage,
    transformerPackage,
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new Refusal(errors.flatMap((error) => problemsOf(error))),
  });
}

/** What the rules of the class say, to be told together with what has no place in it. */
class Refusal {
  constructor(readonly problems: readonly FieldProblem[]) {}
}

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}

function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed();
}

function problemsOf(error: validatorPackage.ValidationError, path = ''): FieldProblem[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}
