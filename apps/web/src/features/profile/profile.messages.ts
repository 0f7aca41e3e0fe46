import type { companySectors, employeeCounts, userRoles } from '@palimpsest/contract';
import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the questions about somebody's work in English. */
export const userInfoMessages = {
  title: 'More about you',
  hint: 'This helps us build for people like you. We ask only once.',
  companyName: 'Company name',
  companySector: 'Company sector',
  employeeCount: 'Number of employees',
  userRole: 'Your role',
  select: 'Select an option',
  sectors: {
    Technology: 'Technology',
    Finance: 'Finance',
    Healthcare: 'Healthcare',
    Education: 'Education',
    Retail: 'Retail',
    Manufacturing: 'Manufacturing',
    Services: 'Services',
    Other: 'Other',
  } satisfies Record<(typeof companySectors)[number], string>,
  employees: {
    'Self-employed': 'Self-employed',
    '1-10': '1-10',
    '11-50': '11-50',
    '51-200': '51-200',
    '201-500': '201-500',
    '501+': '501+',
  } satisfies Record<(typeof employeeCounts)[number], string>,
  roles: {
    Marketing: 'Marketing',
    Sales: 'Sales',
    Product: 'Product',
    Engineering: 'Engineering',
    Design: 'Design',
    Management: 'Management',
    Founder: 'Founder',
    Other: 'Other',
  } satisfies Record<(typeof userRoles)[number], string>,
};

export type UserInfoMessages = typeof userInfoMessages;

/** These words in the language of the page. */
export const useUserInfoWords = (): UserInfoMessages => useMessages('userInfo', userInfoMessages, undefined);
