import { z } from 'zod';

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  company_name: z.string().nullable(),
  company_sector: z.string().nullable(),
  employee_count: z.string().nullable(),
  role: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;
