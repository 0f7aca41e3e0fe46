import { createRandom } from '../engine/blind/random.ts';
import { benchLanguages, type BenchLanguage, type Damage, type Design } from './designed.ts';
import type { Source } from './families.ts';
import { createKit } from './kit.ts';
import { advertisement, label, menu, sign } from './layouts.ts';

const layouts = [advertisement, label, menu, sign];
const damages: readonly Damage[] = ['clean', 'jpeg', 'clean', 'half size', 'noise', 'tilt'];

/** The first `count` posters of a seed. Every third is set in faces that the library lacks. */
export function designs(seed: string, count: number): Design[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}/type/${index}`);
    const source: Source = index % 3 === 2 ? 'elsewhere' : 'library';
    const damage = damages[index % damages.length] ?? 'clean';
    const layout = layouts[index % layouts.length] ?? advertisement;
    const [from = 'English', to = 'Spanish'] = random.fork('languages').shuffled<BenchLanguage>(benchLanguages);
    const kit = createKit(random, source, [from, to]);
    const size = layout(kit);
    const { palette } = kit;
    const number = String(index + 1).padStart(2, '0');
    return {
      name: `${number}-${layout.name}-${source}-${damage.replace(' ', '-')}`,
      source,
      damage,
      from,
      to,
      ...size,
      background: random.chance(0.5) ? palette.paper : `linear-gradient(170deg,${palette.paper},${palette.tint})`,
      tilt: damage === 'tilt' ? random.pick([-4, -3, 3, 4]) : 0,
      palette,
      texts: kit.texts,
      shapes: kit.shapes,
    };
  });
}
