import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeCss } from '../src/tokens/theme-css.ts';

await writeFile(join(import.meta.dirname, '..', 'src', 'styles', 'theme.css'), themeCss());
