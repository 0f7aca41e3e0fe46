import { z } from 'zod';
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
  company_name: z.string().nullable(),
  company_sector: z.string().nullable(),
  employee_count: z.string().nullable(),
  role: z.string().nullable(),
  /** Whether the account is one of the staff's; left out where it is not. */
  is_admin: z.boolean().optional(),
});
export type Profile = z.infer<typeof profile>;

/** Fields in the order in which the form checks them; what is left out stays as it is. */
export const profilePayload = z.strictObject({
  company_name: z
    .string(code('company_name_required'))
    .trim()
    .min(1, code('company_name_required'))
    .max(maxCompanyNameLength, code('company_name_too_long'))
    .optional(),
  company_sector: z.enum(companySectors, code('company_sector_required')).optional(),
  employee_count: z.enum(employeeCounts, code('employee_count_required')).optional(),
  role: z.enum(userRoles, code('role_required')).optional(),
});
export type ProfilePayload = z.infer<typeof profilePayload>;
