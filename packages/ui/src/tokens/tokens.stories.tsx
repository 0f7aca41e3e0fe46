import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { themeModes } from '../testing/modes.ts';
import { radii, shadows, textPairs, typeScale } from './tokens.ts';

const meta: Meta = { title: 'Foundations/Tokens', parameters: { chromatic: { modes: themeModes } } };

export default meta;
type Story = StoryObj;

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-4 gap-4">{children}</div>;
}

export const TextOnBackgrounds: Story = {
  render: () => (
    <Grid>
      {textPairs.flatMap(({ background, texts }) =>
        texts.map((text) => (
          <p
            key={`${text} ${background}`}
            className="rounded-md border border-line p-3"
            style={{ backgroundColor: `var(--pal-color-${background})`, color: `var(--pal-color-${text})` }}
          >
            {text} on {background}
          </p>
        )),
      )}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {Object.entries(typeScale).map(([name, { size, lineHeight, letterSpacing }]) => (
        <div key={name} className="grid grid-cols-[8rem_1fr_1fr] items-baseline gap-4">
          <span className="text-xs text-faint tabular-nums">
            {name} · {size * 16} px
          </span>
          {['sans', 'display'].map((family) => (
            <span
              key={family}
              className="truncate"
              style={{
                fontFamily: `var(--pal-font-${family})`,
                fontSize: `${size}rem`,
                lineHeight,
                letterSpacing: `${letterSpacing}em`,
              }}
            >
              Written anew
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const RadiiAndShadows: Story = {
  render: () => (
    <Grid>
      {Object.keys(radii).map((name) => (
        <div
          key={name}
          className="border border-strong bg-surface p-5 text-xs"
          style={{ borderRadius: `var(--pal-radius-${name})` }}
        >
          radius {name}
        </div>
      ))}
      {Object.keys(shadows).map((name) => (
        <div key={name} className="rounded-lg bg-raised p-5 text-xs" style={{ boxShadow: `var(--pal-shadow-${name})` }}>
          shadow {name}
        </div>
      ))}
    </Grid>
  ),
};
