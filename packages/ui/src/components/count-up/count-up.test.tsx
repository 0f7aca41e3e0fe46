import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountUp } from './count-up.tsx';

test('a server renders the final value only', () => {
  const html = renderToString(<CountUp value={18_204} />);
  expect(html.match(/18,204/g)).toHaveLength(2);
  expect(html).toContain('data-state="complete"');
});
