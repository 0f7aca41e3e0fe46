import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designTokensJson } from '../src/tokens/design-tokens.ts';
import { sectionThemesCss, strictThemeCss, tailwindThemeCss, themeCss } from '../src/tokens/theme-css.ts';

const styles = join(import.meta.dirname, '..', 'src', 'styles');
await writeFile(join(styles, 'theme.css'), themeCss());
await writeFile(join(styles, 'section-themes.css'), sectionThemesCss());
await writeFile(join(styles, 'tailwind-theme.css'), tailwindThemeCss());
await writeFile(join(styles, 'strict-theme.css'), strictThemeCss());
await writeFile(join(styles, 'tokens.json'), designTokensJson());
