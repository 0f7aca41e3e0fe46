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

export const maxCompanyNameLength = 200;

export const profileMessages = {
  companyNameRequired: 'Company name is required',
  companyNameTooLong: `Company name must have at most ${maxCompanyNameLength} characters`,
  companySectorRequired: 'Company sector is required',
  employeeCountRequired: 'Number of employees is required',
  roleRequired: 'Your role is required',
} as const;
