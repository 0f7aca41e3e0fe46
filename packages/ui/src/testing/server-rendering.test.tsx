import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { conformanceFiles } from './conformance.tsx';

const components = conformanceFiles.flatMap(({ conformance }) => conformance);

describe('on a server, where there is no document', () => {
  test('there is none here', () => {
    expect(typeof document).toBe('undefined');
    expect(components.length).toBeGreaterThan(0);
  });

  test.each(components)('$name renders', ({ slot, inPortal, render }) => {
    const html = renderToString(render({}));
    if (slot && !inPortal) expect(html).toContain(`data-slot="${slot}"`);
    else expect(typeof html).toBe('string');
  });
});
