import { expect, test } from 'vitest';
import { chooseFamilies } from './choose-families.ts';

const ballot = (costs: Record<string, number>, weight = 1) => ({ costs: new Map(Object.entries(costs)), weight });

test('a text takes the family of the others when its own choice is hardly better', () => {
  const sure = ballot({ Lora: 0.1, Tinos: 0.4 });
  expect(chooseFamilies([sure, sure, ballot({ Tinos: 0.2, Lora: 0.22 })])).toEqual(['Lora', 'Lora', 'Lora']);
});

test('a text whose letters are clearly of another family keeps it', () => {
  const sure = ballot({ Lora: 0.1, Anton: 0.9 });
  expect(chooseFamilies([sure, sure, ballot({ Anton: 0.1, Lora: 0.8 })])).toEqual(['Lora', 'Lora', 'Anton']);
});

test('a text of few letters has less of a vote', () => {
  const short = ballot({ Tinos: 0.1, Lora: 0.25 }, 0.2);
  expect(chooseFamilies([ballot({ Lora: 0.1, Tinos: 0.3 }), short])).toEqual(['Lora', 'Lora']);
});

test('a text that none of the chosen families was laid over keeps its cheapest; one without a ballot has none', () => {
  const few = ballot({ Caveat: 0.3, Pacifico: 0.5 }, 0);
  expect(chooseFamilies([ballot({ Lora: 0.1 }), few, ballot({})])).toEqual(['Lora', 'Caveat', undefined]);
});
