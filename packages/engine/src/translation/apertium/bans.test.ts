import { describe, expect, test } from 'vitest';
import { readBan } from './bans.ts';

describe('a sign that forbids, or says for whom something is', () => {
  test.each([
    [
      'No parking in front of the gate',
      'you can park in front of the gate',
      'puedes aparcar ahí',
      'prohibido aparcar ahí',
    ],
    ['No dogs on the beach', 'dogs on the beach', 'Perros en la playa', 'no se admiten perros en la playa'],
    ['NO ALCOHOL', 'ALCOHOL', 'alcohol', 'no se admite alcohol'],
    ['No bikes or scooters', 'bikes or scooters', 'bicis o patinetes', 'no se admiten bicis o patinetes'],
    ['Residents only', 'residents', 'residentes', 'solo residentes'],
    [
      'Parking for customers only',
      'parking for customers',
      'aparcamiento para clientes',
      'aparcamiento solo para clientes',
    ],
  ] as const)('%j is asked for as %j', (clause, sentence, translation, sign) => {
    const ban = readBan(clause, 'English', 'Spanish');
    expect(ban?.sentence).toBe(sentence);
    expect(ban?.read(translation)).toBe(sign);
  });

  test.each([
    ['Catalan', 'pots nedar', 'prohibit nedar', 'només residents'],
    ['French', 'tu peux entrer', 'interdiction d’entrer', 'residents uniquement'],
    ['Galician', 'podes nadar', 'prohibido nadar', 'só residents'],
    ['Italian', 'puoi nuotare', 'vietato nuotare', 'solo residents'],
    ['Portuguese', 'podes nadar', 'proibido nadar', 'só residents'],
  ] as const)('is in %s what its signs say', (language, translation, forbidden, only) => {
    expect(readBan('No swimming', 'English', language)?.read(translation)).toBe(forbidden);
    expect(readBan('Residents only', 'English', language)?.read('residents')).toBe(only);
  });

  test('is left as it came where the dictionary knows no verb', () => {
    expect(readBan('No fishing', 'English', 'French')?.read('tu peux pescar')).toBeUndefined();
    expect(readBan('No fishing', 'English', 'Spanish')?.read('no sabes')).toBeUndefined();
  });
});

test.each([
  'No water today',
  'No signal',
  'No more dogs',
  'No, thanks',
  'No problem',
  'Read only',
  'The only way',
  'No entry fee',
])('%j is no such sign', (clause) => {
  expect(readBan(clause, 'English', 'Spanish')).toBeUndefined();
});
