import { describe, expect, test } from 'vitest';
import { addressReader, readCommand } from './commands.ts';

describe('a clause that asks, tells or forbids', () => {
  test.each([
    ['Please use the other door', 'you can use the other door', 'puedes usar la puerta', 'por favor, usar la puerta'],
    ['Please do not touch', 'you cannot touch', 'no puedes tocar', 'por favor, no tocar'],
    ['Do not feed the ducks', 'you cannot feed the ducks', 'no puedes alimentar', 'no alimentar'],
    ['Try it at home', 'you can try it at home', 'puedes probar él en casa', 'probarlo en casa'],
    ['Take them along', 'you can take them along', 'puedes tomar ellos', 'tomarlos'],
    ['Wash your hands', 'you can wash your hands', 'puedes lavar tus manos', 'lavar tus manos'],
  ] as const)('%j is asked for as %j', (clause, sentence, translation, sign) => {
    const command = readCommand(clause, 'English', 'Spanish');
    expect(command?.sentence).toBe(sentence);
    expect(command?.read(translation)).toBe(sign);
  });

  test.each([
    ['French', 'tu ne peux pas nourrir les canards', 'ne pas nourrir les canards'],
    ['Italian', 'non puoi nutrire le anatre', 'non nutrire le anatre'],
    ['Portuguese', 'não podes alimentar os patos', 'não alimentar os patos'],
    ['Galician', 'non podes alimentar os parrulos', 'non alimentar os parrulos'],
  ] as const)('is in %s what its signs say', (language, translation, sign) => {
    expect(readCommand('Do not feed the ducks', 'English', language)?.read(translation)).toBe(sign);
  });

  test('is left as it came where the translation has another form', () => {
    expect(readCommand('Wash your hands', 'English', 'Spanish')?.read('lavas tus manos')).toBeUndefined();
  });
});

test.each(['Park entrance', 'Order number', 'Open daily', 'Please, no dogs', 'Please no dogs', 'Stop', 'Wash and go'])(
  '%j is no such clause',
  (clause) => {
    expect(readCommand(clause, 'English', 'Spanish')).toBeUndefined();
  },
);

test('signs speak to one reader, politely', () => {
  expect(addressReader('Vuestros zapatos y VUESTRA casa', 'Spanish')).toBe('Sus zapatos y SU casa');
  expect(addressReader('as vosas mans', 'Galician')).toBe('as súas mans');
  expect(addressReader('vos chaussures', 'French')).toBe('vos chaussures');
});
