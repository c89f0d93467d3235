export const GUARDIAN_RELATIONS = ['father', 'guardian', 'mother'] as const;
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];

export type Guardian = Readonly<{
  name: string;
  relation: GuardianRelation;
  phone: string | null;
  email: string | null;
}>;
