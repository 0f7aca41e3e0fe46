import type { FixedSpan } from '../translator.ts';
import { matchesOf } from './spans.ts';

const name = String.raw`\p{Lu}(?:\.|[\p{L}’'-]*)`;
const street = String.raw`(?:${name}|\d+(?:st|nd|rd|th))`;
const place = String.raw`(?:,? (?:(?:Apt|Suite|Ste|Unit|Floor|Fl)\.? ?#?\w+))?(?:,? ${name}(?: ${name}){0,2}(?=,| [A-Z]{2}\b| \d{5}))?(?:,? (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?= \d{5}|$|[.,;])))?(?:,? \d{4,5}(?:-\d{4})?)?`;

/** The words for a street, after its name and before it. */
const after =
  'St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Ln|Lane|Dr|Drive|Ct|Court|Sq|Square|Pl|Place|Hwy|Highway|Pkwy|Parkway|Ter|Terrace|Way|Row|Crescent|Quay|Alley|Close|Gardens|Mews';
const before =
  'Calle|C\\/|Avenida|Avda\\.?|Av\\.|Plaza|Pza\\.?|Paseo|Pº|Camino|Carretera|Ctra\\.?|Ronda|Rue|Place|Quai|Chemin|Allée|Impasse|Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Rua|Praça|Travessa|Estrada|Carrer|Plaça|Passeig|Avinguda|Rúa|Praza|ulica|ulice|ul\\.|Trg';
const particles = String.raw`(?:(?:de la|de los|de las|de l[’']|de|del|des|du|della|delle|degli|dei|di|da|das|dos|do|la|le|les|el|los|las|i|y|e) )?`;

/** A branch of a club or a shop, which has a name and a number. */
const branch = String.raw`(?:(?:${name} ){1,5}#\d+,? )?`;

const patterns: readonly RegExp[] = [
  // 2103 E M Franklin Ave., Austin, Texas · Corner House Club #12, 77 Oak Hill Rd.
  new RegExp(
    String.raw`(?<![\p{L}\d])${branch}\d{1,5}[A-Za-z]?(?:[-–]\d{1,5})? (?:${street} ){1,5}(?:${after}|${after.toUpperCase()})\b\.?${place}`,
    'gu',
  ),
  // Calle de la Luna, 12 · 12 rue des Lilas
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:\d{1,4}(?: ?bis| ?ter)?,? )?(?:${before}|${before.toLowerCase()}|${before.toUpperCase()})(?!\p{L}) ?${particles}${name}(?: ${particles}${name}){0,3}(?:,? (?:n[º°.o]+ ?)?\d{1,4}(?: ?[A-Za-z]\b)?)?(?:,? \d{4,5}(?: ${name})?)?`,
    'gu',
  ),
  // Lange Straße 12, Hauptstr. 5
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]* ){0,2}(?:\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|allee|platz|weg|ufer|damm)|(?:Straße|Strasse|Str\.|Gasse|Allee|Platz|Weg)) \d{1,4} ?[a-z]?(?![\p{L}\d])(?:, (?:[A-Z]-)?\d{4,5} \p{Lu}[\p{L}-]+)?/gu,
];

/**
 * Where somebody lives, which nobody finds once it is translated: a house and its street, with the town where it follows. Of a street without a
 * number only its sentence could tell that it is one.
 */
export function streetAddresses(text: string): FixedSpan[] {
  return matchesOf(text, patterns).filter(({ replacement }) => /\d/u.test(replacement));
}
