import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { breachOf, operations } from './support/contract.js';

const text = readFileSync(join(__dirname, '../openapi.json'), 'utf8');
const contract = () => JSON.parse(text);

it('The contract is accepted by two validators that know nothing of each other', async () => {
  const validator = new Validator();
  expect(await validator.validate(contract())).toEqual({ valid: true });
  expect(validator.version).toBe('3.0');
  await expect(SwaggerParser.validate(contract())).resolves.toMatchObject({ openapi: '3.0.0' });
});

it('Every operation has a summary, says who may call it, and names its refusals with the body of an error', () => {
  const incomplete = operations().filter(({ summary, security, responses }) => {
    const refusals = Object.keys(responses).filter((status) => status.startsWith('4'));
    const named = refusals.every((status) => responses[status]?.content?.['application/json']);
    const isOpen = security?.length === 0;
    return (
      !summary || !security || !named || !refusals.includes('400') || isOpen === refusals.includes('401')
    );
  });
  expect(incomplete.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('Those that are open to everybody say so', () => {
  const open = operations().filter(({ security }) => security?.length === 0);
  expect(open.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/schools/exists', '/api/billing/plans', '/api/webhooks/{provider}']),
  );
  expect(open.map(({ path }) => path)).not.toContain('/api/schools/user-schools');
});

it('Null is allowed by the letter where it may stand', () => {
  expect(text).not.toMatch(/"nullable": true,[^{}]*"allOf"/);
  const address = contract().components.schemas.BillingDetailsDto.properties.address;
  expect(breachOf(address, null)).toBeNull();
  expect(breachOf(address, {})).not.toBeNull();
  expect(breachOf({ type: 'object', nullable: true, allOf: [{ type: 'object' }] }, null)).not.toBeNull();
});

it('Values of an enum stand in the order of the alphabet, whichever module names them first', () => {
  const written = [...text.matchAll(/"enum": (\[[^\]]*\])/g)].map(([, values = '[]']): unknown[] =>
    JSON.parse(values),
  );
  expect(written.length).toBeGreaterThan(50);
  for (const values of written) {
    const named = values.filter((value) => value !== null);
    expect(named).toEqual(named.toSorted());
  }
});
