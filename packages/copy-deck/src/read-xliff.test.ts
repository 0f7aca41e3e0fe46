import { describe, expect, test } from 'vitest';
import { readXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const core = 'xmlns="urn:oasis:names:tc:xliff:document:2.0"';
const file2 = (units: string) =>
  `<xliff ${core} version="2.0" srcLang="en" trgLang="es"><file id="p1" original="poster.png">${units}</file></xliff>`;
const translations = (content: string) =>
  readXliff(content, 'deck.xlf').rows.map(({ id, translation }) => [id, translation]);

describe('what tools of translators make of a file', () => {
  test('a prefix, other attributes in another order, notes, modules and groups are read over', () => {
    const { rows, problems } = readXliff(
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <x:xliff trgLang="es" srcLang="en" xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1"
        xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" xmlns:my="urn:example:tool">
        <x:file original="poster.png" my:job="77" id="p1">
          <x:notes><x:note category="job">Due on Monday</x:note></x:notes>
          <x:group id="g1"><x:group id="g2">
            <x:unit my:locked="no" canResegment="no" id="1" name="title">
              <mda:metadata><mda:metaGroup category="t"><mda:meta type="who">Ana</mda:meta></mda:metaGroup></mda:metadata>
              <x:notes><x:note appliesTo="target">Short, please</x:note><x:note>Or shorter</x:note></x:notes>
              <x:segment subState="my:ok" state="final" id="s1">
                <x:source xml:lang="en">Summer sale</x:source><x:target xml:lang="es">Rebajas</x:target>
              </x:segment>
            </x:unit>
          </x:group></x:group>
        </x:file>
      </x:xliff>`,
      'deck.xlf',
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        picture: 'p1',
        id: '1',
        source: 'Summer sale',
        translation: 'Rebajas',
        state: 'final',
        note: 'Short, please\nOr shorter',
        at: 'line 7',
      },
    ]);
  });

  test('inline codes are left out, and the words in them kept', () => {
    const target = `Pulse <pc id="1" dataRefStart="d1">Inicio<ph id="2"/></pc><mrk id="m1" type="term"> y</mrk> espere<sc id="3"/>!<ec startRef="3"/><cp hex="000B"/>`;
    const unit = `<unit id="1"><originalData><data id="d1">&lt;b&gt;</data></originalData><segment><source>Press <pc id="1">Start</pc></source><target>${target}</target></segment></unit>`;
    expect(translations(file2(unit))).toEqual([['1', 'Pulse Inicio y espere!\v']]);
  });

  test('segments are joined, also in the order that the translator gave them', () => {
    const unit = `<unit id="1"><segment id="a" state="final"><source>One.</source><target order="3">Uno.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment id="b" state="translated"><source>Two.</source><target order="1">Dos.</target></segment></unit>`;
    const [row] = readXliff(file2(unit), 'deck.xlf').rows;
    expect(row).toMatchObject({ source: 'One. Two.', translation: 'Dos. Uno.', state: 'translated' });
  });

  test('a text of which a segment is not translated is named, and the others are read', () => {
    const half = `<unit id="1"><segment><source>One.</source><target>Uno.</target></segment>\n<segment><source>Two.</source></segment></unit>`;
    const { rows, problems } = readXliff(
      file2(`${half}<unit id="2"><segment><source>x</source><target/></segment></unit>`),
      'deck.xlf',
    );
    expect(problems).toEqual([
      'deck.xlf, line 1: the unit 1 is translated in part only. Translate all of its segments.',
    ]);
    expect(rows).toMatchObject([{ id: '2', translation: '' }]);
  });

  test('what was exported is told from the matches of others', () => {
    const deck = {
      source: 'en',
      target: 'es',
      pictures: [
        {
          id: 'p',
          name: 'p.png',
          texts: [{ id: '1', source: 'Sale', translation: 'Venta', state: 'translated' as const }],
        },
      ],
    };
    const foreign = `<mtc:match ref="#s" origin="Memory"><source>Sale</source><target>Saldo</target></mtc:match>`;
    const back = writeXliff(deck)
      .replace('<mtc:matches>', `<mtc:matches>${foreign}`)
      .replace(/<target>Venta<\/target><\/segment>/, '<target>Rebaja</target></segment>');
    expect(readXliff(back, 'deck.xlf').rows).toMatchObject([{ translation: 'Rebaja', exported: 'Venta' }]);
  });

  test('XLIFF 1.2: states, suggestions, marks of segments, codes and lengths', () => {
    const { rows, source, target } = readXliff(
      `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="poster.png" datatype="plaintext"
        source-language="en-GB" target-language="es-ES"><header><tool tool-id="t" tool-name="any"/></header><body><group id="g">
        <trans-unit id="1" approved="yes" maxwidth="20" size-unit="char"><source>Press <g id="1">Start</g></source>
          <seg-source><mrk mtype="seg" mid="0">Press <g id="1">Start</g></mrk></seg-source>
          <target state="translated"><mrk mtype="seg" mid="0">Pulse <g id="1">Inicio</g><x id="2"/><bpt id="3">&lt;b&gt;</bpt></mrk></target>
          <note from="translator">checked</note><alt-trans><target>Empezar</target></alt-trans></trans-unit>
        <trans-unit id="2"><source>Open</source><target state="needs-translation">Open</target></trans-unit>
        <trans-unit id="3"><source>Closed</source></trans-unit></group></body></file></xliff>`,
      'deck.xlf',
    );
    expect([source, target]).toEqual(['en-GB', 'es-ES']);
    expect(rows).toMatchObject([
      {
        picture: 'poster.png',
        id: '1',
        source: 'Press Start',
        translation: 'Pulse Inicio',
        state: 'reviewed',
        maxLength: 20,
        note: 'checked',
      },
      { id: '2', translation: 'Open', state: 'initial' },
      { id: '3', translation: '', state: 'initial' },
    ]);
  });
});

describe('what is no file of texts', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]>${file2('<unit id="1">&b;</unit>')}`;
  test.each([
    ['more elements than are kept', `<xliff>${'<a/>'.repeat(1_000_001)}`, /more than 1,000,000 elements/],
    [
      'entities that grow',
      bomb,
      'deck.xlf cannot be read: line 1 declares entities, which are not read. Remove the document type.',
    ],
    [
      'a file of the machine',
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${file2('&f;')}`,
      /line 1 declares entities/,
    ],
    [
      'an element that is not closed',
      `${file2('<unit id="1">').slice(0, -20)}\n<`,
      /^deck\.xlf cannot be read: line \d is no well-formed XML: /,
    ],
    [
      'two elements side by side',
      `${file2('')}${file2('')}`,
      /no well-formed XML: documents may contain only one root/,
    ],
    ['another language', '<tmx version="1.4"/>', 'deck.xlf is no XLIFF file: its first element is not xliff.'],
    ['another version', '<xliff version="9"/>', 'deck.xlf is XLIFF of version 9: 2.0, 2.1 and 1.2 are read.'],
    ['no version', '<xliff/>', /version none/],
    ['no texts', file2(''), 'deck.xlf has no text: there is no element unit in it.'],
    [
      'elements without end',
      file2('<group>'.repeat(300) + '</group>'.repeat(300)),
      /more than 100 elements within each other/,
    ],
  ])('%s: refused', (_, content, message) => {
    expect(() => readXliff(content, 'deck.xlf')).toThrow(message);
  });

  test('an external document type is not fetched, and the file read', () => {
    const unit = '<unit id="1"><segment><source>a</source><target>b</target></segment></unit>';
    expect(translations(`<!DOCTYPE xliff SYSTEM "http://example.com/xliff.dtd">${file2(unit)}`)).toEqual([['1', 'b']]);
  });
});
