import type { ConfigResponse, Profile } from '@palimpsest/contract';
import type { Answers } from './answers.ts';

const priceOf = (plan: string) => ({ monthly: `price-${plan}-monthly`, yearly: `price-${plan}-yearly` });

export const sampleConfig: ConfigResponse = {
  google_client_id: null,
  billing: 'stripe',
  prices: { starter: priceOf('starter'), growth: priceOf('growth'), pro: priceOf('pro') },
};

export const sampleProfile: Profile = {
  id: 'u-17',
  email: 'marta@albabotanica.example',
  name: 'Marta',
  surname: 'Ribera',
  company_name: 'Alba Botanica',
  company_sector: 'Retail',
  employee_count: '11-50',
  role: 'Marketing',
};

/** The answers of the server to a user on trial who has done nothing yet. */
export const usualAnswers: Answers = {
  getProfile: () => sampleProfile,
  credits: () => ({ remaining_credits: 4, is_unlimited: false }),
  subscription: () => ({ has_subscription: false }),
  processes: () => [],
  folders: () => [],
  adminProcesses: () => [],
  adminDeadLetters: () => [],
  languages: () => ({
    translators: [{ name: 'Apertium', quality: 'gist', cost: null }],
    pairs: { English: [{ language: 'Spanish', translator: 'Apertium', download_bytes: null }] },
    enabled_by: [],
  }),
  logout: () => ({}),
};
