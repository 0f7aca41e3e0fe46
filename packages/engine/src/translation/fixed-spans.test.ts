import type { LanguageName } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFixedSpans, type FixedSpanOptions } from './fixed-spans.ts';
import { piecesOf } from './wording/spans.ts';

function fixedIn(text: string, options: Partial<FixedSpanOptions> = {}): string[] {
  const spans = findFixedSpans(text, { from: 'English', to: 'Spanish', ...options });
  return piecesOf(text, spans)
    .filter(({ isFixed }) => isFixed)
    .map((piece) => piece.text);
}

test.each([
  'https://acme.com/sale?x=1',
  'www.acme.com',
  'info@acme.com',
  '+34 600 123 456',
  '030 1234567',
  '#summer_sale',
  '@acme.es',
  'john.smith',
  'com.acme.shop',
  '{name}',
  '{{ user }}',
  '%s',
  '%1$d',
  '<b>',
  'AB-1234-X',
  'SKU12345',
  '€1,299.00',
  '1.299,00 €',
  '19,- €',
  '12 zł',
  '500 ml',
  '2 x 250 g',
  '20 °C',
  '50%',
  '7:30 pm',
  '18h30',
])('%s stays to the letter', (kept) => {
  expect(fixedIn(`Please see ${kept} now`)).toEqual([kept]);
});

test.each([
  '@user@mastodon.social',
  'https://fr.acme.org/aide/?page=2#top',
  'world.acme.org/contribute',
  'acme.technology/jobs',
  'GAREXP.ORG',
  'E621',
  '#1735',
  'B12',
  'A4',
  'v2.0',
  'v1.4.2-beta.1',
  '3.1rc2',
  'report_2024.pdf',
  'main.py',
  '~/notes/list',
  '/usr/share/doc',
  'C:\\Temp\\new',
  'use_bpm',
  'getUserName',
  '[photo_1]',
  '[old_map] (imported)-1',
  'sketch (copy)-12',
  '7Zip',
  'open("door", 2)',
  'run()',
  '--force',
  '`sleep`',
  '0xff12',
  '3f2a9c81d4',
  '00:1b:44:11:3a:b7',
  '9F3A 11BC 77D0 42EE',
  'mQINBFxK8aYBEADp3vT9',
  '123e4567-e89b-12d3-a456-426614174000',
  '15 ms',
])('of a sentence, %s stays to the letter', (kept) => {
  expect(fixedIn(`Please see ${kept} now`)).toEqual([kept]);
});

test('the letter that tells one of several things stays, and no pronoun or article in a sentence does', () => {
  expect(fixedIn('Group A')).toEqual(['A']);
  expect(fixedIn('VITAMIN A:')).toEqual(['A']);
  expect(fixedIn('Should I')).toEqual([]);
  expect(fixedIn('Buy A bag')).toEqual([]);
});

test.each([
  [['Come and see', 'world.acme.org/', 'contribute'], 'world.acme.org/contribute'],
  [['See https://', 'acme.org/help'], 'https://acme.org/help'],
  [['Write to info@', 'acme.org'], 'info@acme.org'],
  [['Write to info@acme.', 'org'], 'info@acme.org'],
  [['Look at www.acme.', 'org for more'], 'www.acme.org'],
  [['Look at acme.org/my-', 'page_1 for more'], 'acme.org/my-page_1'],
  [['https://acme.org/a/long', 'path/to/it'], 'https://acme.org/a/longpath/to/it'],
])('an address goes on over the end of its line: %j', (lines, address) => {
  expect(fixedIn(lines.join(' '), { lines })).toContain(address);
});

test('an address is put together from a text whose hyphen was taken out', () => {
  const lines = ['Look at acme.org/my-', 'page'];
  expect(fixedIn('Look at acme.org/mypage', { lines })).toEqual(['acme.org/my-page']);
});

test.each([
  [['Visit acme.org/', 'and come to us'], ['acme.org/']],
  [['Visit www.acme.org.', 'Come to us'], ['www.acme.org']],
  [['Visit acme.org', 'today'], ['acme.org']],
])('a sentence after an address is none of it: %j', (lines, fixed) => {
  expect(fixedIn(lines.join(' '), { lines })).toEqual(fixed);
});

test.each([
  [['1 play 60', '2 sleep 1', '3 play 67']],
  [['sleep 1']],
  [['live_loop :drums do', 'sample :bd_haus', 'sleep 0.5', 'end']],
  [['def greet(name):', 'print(f"hello {name}")']],
  [['const answer = 42;']],
  [['if (ready) {', 'open();', '}']],
  [['$ npm install --save-dev vitest']],
  [['user@host:~/work$ make all']],
  [['[14:02:11]: Uploading the binary']],
  [['-rw-r--r-- 1 root root 4096 notes']],
  [['-----BEGIN PGP PUBLIC KEY BLOCK-----', 'Version: GnuPG v1', 'mQINBFxK8aYBEADp3vT9cQ']],
  [['from os import path']],
  [['<p class="intro">Welcome</p>']],
  [['for line in open("log.txt"):', 'if "error" in line:']],
  [['for item in items:', 'total += item.price']],
  [['print(line.strip())', 'time.sleep(1)']],
  [['# done', 'print(total)']],
  [['EHLO mail.example.com', 'MAIL FROM: <ann@example.com>', 'RCPT TO: <bob@example.org>', 'DATA']],
  [['GET /index.html HTTP/1.1', 'Host: example.com']],
  [['HTTP/1.1 404 Not Found']],
  [['MX example.com ?']],
  [['A mail.example.com ?']],
  [['ann@box:~$ sudo apt install gimp', 'The following new packages will be installed:']],
  [['$ npm run build', 'The build is done and took a second']],
  [['firefox-esr-52.5.2esr-1~deb9u1 (64-bit)']],
  [['libxcursor1-1:1.1.14-1+deb9u1 (64-bit)']],
  [['base-files-9.9+deb9u3 (amd64)']],
  [['dbus-user-session-1.10.24-0+deb9u1']],
])('code stays whole: %j', (lines) => {
  expect(fixedIn(lines.join(' '), { lines })).toEqual([lines.join(' ')]);
});

test.each([
  [['coffee 3', 'tea 2']],
  [['$5 off today']],
  [['from Paris with love']],
  [['for more information:']],
  [['red wine;', 'white wine;', 'soft drinks']],
  [['apples (2 kg);', 'pears']],
  [['exit 12']],
  [['class of yoga (60 min)']],
  [['We print on paper', 'and make it last']],
  [['1. Wash the rice', '2. Cook it']],
  [['Monday -> closed']],
  [['dinner for two = half the price']],
  [['for rent in town:']],
  [['Meet me (at noon)']],
  [['Visit www.example.com']],
  [['A day at example.com']],
  [['MAIL US']],
  [['GET IT NOW']],
  [['DATA']],
  [['# cooking']],
  [['The $5 menu', 'is back again']],
  [['A state-of-the-art 2.5-litre engine (64-bit)']],
])('a plain text is no code: %j', (lines) => {
  expect(fixedIn(lines.join(' '), { lines })).not.toContain(lines.join(' '));
});

test.each([
  ['Press Ctrl+C now', ['Ctrl+C']],
  ['Press Shift + Enter now', ['Shift + Enter']],
  ['Use the keys Ctrl and C', ['Ctrl']],
  ['ESC', ['ESC']],
  ['F5', ['F5']],
  ['Do not enter', []],
  ['The end of the night shift', []],
  ['Enter', []],
] as const)('the names of keys in %j stay: %j', (text, kept) => {
  expect(fixedIn(text, { withPhrases: false })).toEqual(kept);
});

test.each(['English', 'French', 'German', 'Spanish'] as const)('OK stays OK to %s, alone or with signs', (to) => {
  const from = to === 'English' ? 'Italian' : 'English';
  for (const text of ['OK', 'Ok', '[OK]', 'OK!']) {
    for (const isInterface of [true, false])
      expect(fixedIn(text, { from, to, isInterface }).join('')).toMatch(/^[[]?O[Kk]/u);
  }
  expect(fixedIn('It is ok to swim here', { to: 'Spanish' })).toEqual([]);
});

test.each([
  ['2103 E M Franklin Ave., Austin, Texas', 'English', '2103 E M Franklin Ave., Austin, Texas'],
  ['Find us at 221B Baker Street', 'English', '221B Baker Street'],
  ['Find us at 12 West 5th St, Springfield, IL 62704', 'English', '12 West 5th St, Springfield, IL 62704'],
  ['Estamos en Calle de la Luna, 12', 'Spanish', 'Calle de la Luna, 12'],
  ['Nous sommes au 12 rue des Lilas', 'French', '12 rue des Lilas'],
  ['Wir wohnen in der Lange Straße 12', 'German', 'Lange Straße 12'],
  ['Siamo in Via Garibaldi 7', 'Italian', 'Via Garibaldi 7'],
  ['Corner House Club #12 77 Oak Hill Rd.', 'English', 'Corner House Club #12 77 Oak Hill Rd.'],
  ['We meet at Corner House Club #12, 77 Oak Hill Rd.', 'English', 'Corner House Club #12, 77 Oak Hill Rd.'],
  ['Town Hall, 4 High Street', 'English', '4 High Street'],
  ['Get it on Google Play', 'English', 'Google Play'],
  ['A diet by Weight Watchers', 'English', 'Weight Watchers'],
  ['As seen in The New York Times', 'English', 'The New York Times'],
  ['GET IT ON GOOGLE PLAY', 'English', 'GOOGLE PLAY'],
  ['It runs on Windows 11', 'English', 'Windows 11'],
  ['How to install Linux Mint', 'English', 'Linux Mint'],
] as const)('in %j, in %s, %j stays', (text, from, kept) => {
  expect(fixedIn(text, { from, to: from === 'English' ? 'Spanish' : 'English' })).toEqual([kept]);
});

test.each(['We have a lab on site', 'The play by Google is on', 'Buy 3 Big Books'])('%j holds no name', (text) => {
  expect(fixedIn(text)).toEqual([]);
});

test('a unit that stands alone is no word', () => {
  expect(fixedIn('ms')).toEqual(['ms']);
  expect(fixedIn('bar')).toEqual([]);
});

test.each(['1,299', '4.8', '12,500.75'])('the number %s stays to the letter', (kept) => {
  expect(fixedIn(`We have ${kept} of them`)).toEqual([kept]);
});

test.each([
  ['Now only €1,299.00 a year', ['1.299,00\u00A0€']],
  ['From €4.50', ['Desde 4,50\u00A0€']],
  ['50% off', ['50\u00A0% de descuento']],
  ['Rated 4.8 by 12,500 guests at 7.30 pm', ['4,8', '12.500', '7.30 pm']],
  ['Call 030 1234567 about AB-15-X', ['030 1234567', 'AB-15-X']],
] as const)('where numbers are to be set for the target, in %j the fixed parts are %j', (text, expected) => {
  const to = text.startsWith('From') || text.startsWith('50%') ? 'Spanish' : 'German';
  expect(fixedIn(text, { to, localiseNumbers: true })).toEqual(expected);
});

test.each([
  ['Open from Saturday, 14 September', 'Spanish', 'a partir del sábado, 14 de septiembre'],
  ['OPEN FROM SATURDAY, 14 SEPTEMBER', 'Spanish', 'A PARTIR DEL SÁBADO, 14 DE SEPTIEMBRE'],
  ['Closed on Monday, 14 September', 'Spanish', 'el lunes, 14 de septiembre'],
  ['CLOSED ON THE 14TH OF SEPTEMBER', 'French', 'LE 14 SEPTEMBRE'],
  ['Closed on Monday, 14 September', 'Portuguese', 'na segunda-feira, 14 de setembro'],
  ['Closed on Saturday, 14 September', 'Italian', 'sabato 14 settembre'],
  ['Closed on 14 September', 'Polish', '14 września'],
  ['Our team answers Monday to Friday', 'French', 'du lundi au vendredi'],
  ['Hidden until 8 October', 'Italian', 'fino all’8 ottobre'],
  ['Hidden until Friday, 8 October', 'Italian', 'fino a venerdì 8 ottobre'],
  ['Register by 11 May', 'Catalan', 'abans de l’11 de maig'],
  ['Seen until 3 October', 'Spanish', 'hasta el 3 de octubre'],
  ['Seen until Monday, 3 October', 'Polish', 'poniedziałek, 3 października'],
  ['We are away from 24 December to 2 January', 'French', 'du 24 décembre au 2 janvier'],
  ['We are away from 14 to 18 July 2026', 'Portuguese', 'de 14 a 18 de julho de 2026'],
  ['We meet on Friday at the pool', 'Galician', 'o venres'],
  ['WE ARE AWAY FROM 14 TO 18 JULY', 'Spanish', 'DEL 14 AL 18 DE JULIO'],
  ['Swim here from May to October', 'French', 'de mai à octobre'],
  ['Swim here from April to October', 'Catalan', 'd’abril a octubre'],
  ['Closed on Monday, 14 September', 'Esperanto', 'je lundo, la 14-a de septembro'],
  ['We are away from 14 to 18 July 2026', 'Esperanto', 'de la 14-a ĝis la 18-a de julio 2026'],
  ['Hidden until 3 April', 'Occitan', 'fins al 3 d’abril'],
  ['WE ARE AWAY FROM 14 TO 18 JULY', 'Occitan', 'DEL 14 AL 18 DE JULHET'],
] as const)('in %j the date is, in %s, %j', (text, to, expected) => {
  expect(fixedIn(text, { to })).toEqual([expected]);
});

test.each([
  ['La biblioteca cierra el lunes, 14 de septiembre', 'Spanish', 'on Monday, 14 September'],
  ['La biblioteca cierra el lunes, 14 de septiembre de 2026', 'Spanish', 'on Monday, 14 September 2026'],
  ['LA BIBLIOTECA CIERRA EL LUNES', 'Spanish', 'ON MONDAY'],
  ['No hay agua hasta el 3 de octubre', 'Spanish', 'until 3 October'],
  ['Nuevo horario a partir del 1 de septiembre', 'Spanish', 'from 1 September'],
  ['Cerramos del 14 al 18 de julio de 2026', 'Spanish', 'from 14 to 18 July 2026'],
  ['Cerramos del 24 de diciembre al 2 de enero', 'Spanish', 'from 24 December to 2 January'],
  ['El mercado abre de mayo a octubre', 'Spanish', 'from May to October'],
  ['La puerta cierra a las 23:00', 'Spanish', 'at 23:00'],
  ['El agua se corta de 9:00 a 13:00', 'Spanish', 'from 9:00 to 13:00'],
  ['La piscine est fermée le lundi 14 septembre', 'French', 'on Monday 14 September'],
  ["Fermé jusqu'au 3 octobre", 'French', 'until 3 October'],
  ['La piscine ouvre du 1er avril au 31 octobre', 'French', 'from 1 April to 31 October'],
  ['Le bar est ouvert de 9:00 à 18:00', 'French', 'from 9:00 to 18:00'],
  ['Il bar è chiuso fino all’8 ottobre', 'Italian', 'until 8 October'],
  ["Il bar è chiuso dall'8 al 12 luglio", 'Italian', 'from 8 to 12 July'],
  ['Il bar è aperto dalle ore 9:00 alle ore 18:00', 'Italian', 'from 9:00 to 18:00'],
  ['Consegnare entro venerdì 19 giugno', 'Italian', 'by Friday 19 June'],
  ['A piscina fecha na segunda-feira, 14 de setembro', 'Portuguese', 'on Monday, 14 September'],
  ['A porta fecha às 23:00', 'Portuguese', 'at 23:00'],
  ['Fechamos de 14 a 18 de julho', 'Portuguese', 'from 14 to 18 July'],
  ['Tanquem de l’1 d’abril al 31 d’octubre', 'Catalan', 'from 1 April to 31 October'],
  ['Pechado ata o 3 de outubro', 'Galician', 'until 3 October'],
  ['Serem tampats fins al 3 d’abril', 'Occitan', 'until 3 April'],
  ['Fermita ĝis la 3-a de oktobro', 'Esperanto', 'until 3 October'],
] as const)('in %j, in %s, the English words are %j', (text, from, expected) => {
  const spans = findFixedSpans(text, { from, to: 'English' });
  expect(spans.map(({ replacement }) => replacement)).toEqual([expected]);
});

test('the words before a day are taken out of the sentence with it', () => {
  const [span] = findFixedSpans('Cerrado hasta el 3 de octubre', { from: 'Spanish', to: 'English' });
  expect(span).toMatchObject({ start: 'Cerrado '.length });
});

test('the full stop after a date ends the sentence, that of an abbreviation does not', () => {
  expect(fixedIn('Closed on Monday, 14 September. Sorry!')).toEqual(['el lunes, 14 de septiembre']);
  expect(fixedIn('Closed Mon.–Fri. now')).toEqual(['lun–vie']);
});

test.each([
  ['The gate closes at 23:00', 'Spanish', 'a las 23:00'],
  ['The gate closes at 1:00', 'Spanish', 'a la 1:00'],
  ['The gate closes at 1:30 pm', 'Italian', 'all’1:30 pm'],
  ['From 9:00 to 18:00 we work', 'Italian', 'Dalle 9:00 alle 18:00'],
  ['THE BAR IS OPEN UNTIL 22:00', 'Catalan', 'FINS A LES 22:00'],
  ['The bar is open after 22:00', 'Portuguese', 'depois das 22:00'],
  ['The bar is open from 9 am', 'French', 'à partir de 9 am'],
  ['The gate closes at 23:00', 'Turkish', '23:00'],
  ['The gate closes at 23:00', 'Occitan', 'a 23:00'],
] as const)('in %j the time is, in %s, %j', (text, to, expected) => {
  expect(fixedIn(text, { to })).toEqual([expected]);
});

test.each([
  ['Children under 12 swim here', 'Spanish', 'menores de 12 años'],
  ['Children aged under 6 years go in', 'Portuguese', 'menores de 6 anos'],
  ['Persons over 65 go in', 'Italian', 'sopra i 65 anni'],
  ['Children under 12 swim here', 'Esperanto', 'sub 12 jaroj'],
  ['Children under 12 swim here', 'Occitan', 'de mens de 12 ans'],
] as const)('in %j the age is, in %s, %j', (text, to, expected) => {
  expect(fixedIn(text, { to })).toEqual([expected]);
});

test('what only looks like an age, or is said of no person, is left to the translator', () => {
  expect(fixedIn('Prices under 12 for children')).toEqual([]);
  expect(fixedIn('Toys for children under 12 coats')).toEqual([]);
});

test.each([
  ['The shop is shut on Sundays', 'Spanish', 'los domingos'],
  ['The shop is shut on public holidays', 'Portuguese', 'nos feriados'],
  ['Mondays we rest', 'French', 'Le lundi'],
  ['We bake every day', 'French', 'tous les jours'],
  ['The shop is shut on Sundays', 'Esperanto', 'dimanĉe'],
  ['The shop is shut on Sundays', 'Occitan', 'los dimenges'],
] as const)('in %j the days that recur are, in %s, %j', (text, to, expected) => {
  expect(fixedIn(text, { to })).toEqual([expected]);
});

test('a lone weekday or an abbreviation in a sentence is left to the translator', () => {
  expect(fixedIn('We love Monday at the pool')).toEqual([]);
  expect(fixedIn('We meet on Monday at the pool', { to: 'Turkish' })).toEqual([]);
  expect(fixedIn('Set 3 in the Mar shop')).toEqual([]);
});

test('a lone weekday beside hours is a date', () => {
  expect(fixedIn('SATURDAY 9:00–14:00')).toEqual(['SÁBADO', '9:00', '14:00']);
});

test('a sentence of a text that is a phrase of signs is known, with the signs around it', () => {
  expect(fixedIn('Free entry! Bring your dog.')).toEqual(['¡Entrada libre! ']);
});

test('a term of the glossary has its translation, in the case in which it stands', () => {
  const glossary = [
    { term: 'early bird', translation: 'reserva anticipada' },
    { term: 'Acme', translation: null },
  ];
  expect(fixedIn('Early bird tickets by Acme', { glossary })).toEqual(['Reserva anticipada', 'Acme']);
  expect(fixedIn('EARLY BIRD ends soon', { glossary })).toEqual(['RESERVA ANTICIPADA']);
});

test('the blacklist goes before phrases and dates', () => {
  expect(fixedIn('Free entry', { blacklist: ['Free entry'] })).toEqual(['Free entry']);
  expect(fixedIn('May, 14 September', { blacklist: ['September'] })).toContain('September');
});

test('spans never overlap and stay within the text', () => {
  const parts = fc.constantFrom(
    'Open',
    'Monday to Friday',
    '14 September',
    'Acme',
    '5 kg',
    'Free entry',
    '!',
    '.',
    'x',
    '€5',
  );
  const to = fc.constantFrom<LanguageName>('Spanish', 'German', 'Hungarian', 'Vietnamese');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), to, (words, target) => {
      const text = words.join(' ');
      const spans = findFixedSpans(text, { from: 'English', to: target, blacklist: ['Acme'] });
      let at = 0;
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
  );
});
