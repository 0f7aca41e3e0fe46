import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scalingCss, sectionThemesCss, tailwindThemeCss, themeCss } from '../src/tokens/theme-css.ts';

const source = join(import.meta.dirname, '..', 'src');
await writeFile(join(source, 'styles', 'theme.css'), themeCss());
await writeFile(join(source, 'styles', 'section-themes.css'), sectionThemesCss());
await writeFile(join(source, 'styles', 'scaling.css'), scalingCss());
await writeFile(join(source, 'styles', 'tailwind-theme.css'), tailwindThemeCss());
