import { z } from 'zod/mini';
import { maxCompanyNameLength } from './limits.ts';
import { problemCode as code } from './problems.ts';

export const companySectors = [
  'Technology',
  'Finance',
  'Healthcare',
  'Education',
  'Retail',
  'Manufacturing',
  'Services',
  'Other',
] as const;
export const employeeCounts = ['Self-employed', '1-10', '11-50', '51-200', '201-500', '501+'] as const;
export const userRoles = [
  'Marketing',
  'Sales',
  'Product',
  'Engineering',
  'Design',
  'Management',
  'Founder',
  'Other',
] as const;

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  company_name: z.nullable(z.string()),
  company_sector: z.nullable(z.string()),
  employee_count: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** Whether the account is one of the staff's; left out where it is not. */
  is_admin: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof profile>;

/** Fields in the order in which the form checks them; what is left out stays as it is. */
export const profilePayload = z.strictObject({
  company_name: z.optional(
    z
      .string(code('company_name_required'))
      .check(
        z.trim(),
        z.minLength(1, code('company_name_required')),
        z.maxLength(maxCompanyNameLength, code('company_name_too_long')),
      ),
  ),
  company_sector: z.optional(z.enum(companySectors, code('company_sector_required'))),
  employee_count: z.optional(z.enum(employeeCounts, code('employee_count_required'))),
  role: z.optional(z.enum(userRoles, code('role_required'))),
});
export type ProfilePayload = z.infer<typeof profilePayload>;
