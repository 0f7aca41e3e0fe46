import { z } from 'zod';
import { companySectors, employeeCounts, maxCompanyNameLength, profileMessages, userRoles } from './profile-choices.ts';

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
    .string(profileMessages.companyNameRequired)
    .trim()
    .min(1, profileMessages.companyNameRequired)
    .max(maxCompanyNameLength, profileMessages.companyNameTooLong)
    .optional(),
  company_sector: z.enum(companySectors, profileMessages.companySectorRequired).optional(),
  employee_count: z.enum(employeeCounts, profileMessages.employeeCountRequired).optional(),
  role: z.enum(userRoles, profileMessages.roleRequired).optional(),
});
export type ProfilePayload = z.infer<typeof profilePayload>;
