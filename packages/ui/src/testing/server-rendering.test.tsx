import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { conformanceFiles } from './conformance.tsx';

const components = conformanceFiles.flatMap(({ conformance }) => conformance);

describe('on a server, where there is no document', () => {
  test('there is none here', () => {
    expect(typeof document).toBe('undefined');
    expect(components.length).toBeGreaterThan(0);
  });

  test.each(components.filter(({ slot, inPortal }) => slot && !inPortal))('$name is drawn', ({ slot, render }) => {
    expect(renderToString(render({}))).toContain(`data-slot="${slot}"`);
  });

  test.each(components.filter(({ slot, inPortal }) => !slot || inPortal))('$name does no harm', ({ render }) => {
    expect(() => renderToString(render({}))).not.toThrow();
  });
});
