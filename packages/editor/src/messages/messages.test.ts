import { describe, expect, test } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** Keyboards of several languages name these keys alike. */
const ofKeyboards = new Set(['keyControl', 'keyDelete', 'keyEscape', 'keyShift', 'keyEnter']);

describe.each(Object.entries({ de, es, fr, pt }))('the words of the editor in %s', (_, catalogue) => {
  test('are in their own language', () => {
    const english = new Map(Object.entries(en));
    const same = Object.entries(catalogue).filter(([name, words]) => words === english.get(name));
    expect(same.filter(([name]) => !ofKeyboards.has(name))).toEqual([]);
  });
});
