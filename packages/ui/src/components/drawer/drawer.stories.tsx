import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { drawerGuide } from './drawer.guide.ts';
import * as Drawer from './drawer.parts.ts';
import type { DrawerContentProps } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer.Content,
  subcomponents: Drawer,
  parameters: { guide: drawerGuide },
  args: { children: <TextField label="Translation" defaultValue="Soldes d’été : jusqu’à −40 %" /> },
  render: ({ children, ...args }) => (
    <Drawer.Root open>
      <Drawer.Trigger asChild>
        <Button>Style</Button>
      </Drawer.Trigger>
      <Drawer.Content {...args}>
        <Drawer.Handle />
        <Drawer.Title>Text style</Drawer.Title>
        <Drawer.Description>“Summer sale: up to 40% off”</Drawer.Description>
        <Drawer.Body>{children}</Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button>Reset</Button>
          </Drawer.Close>
          <Button variant="primary">Done</Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  ),
} satisfies Meta<typeof Drawer.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Text style' });
    await expect(drawer).toHaveAccessibleDescription('“Summer sale: up to 40% off”');
    await expect(
      within(drawer)
        .getAllByRole('button')
        .map((button) => button.ariaLabel ?? button.textContent),
    ).toEqual(['Close', 'Reset', 'Done']);
  },
};

export const Playground: Story = { args: { busy: false } };

export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const ContentScrolls: Story = {
  render: () => (
    <Drawer.Root open>
      <Drawer.Content>
        <Drawer.Handle />
        <Drawer.Title>Languages of the winter catalogue</Drawer.Title>
        <Drawer.Body tabIndex={0}>
          {[
            'Afrikaans',
            'Albanian',
            'Basque',
            'Catalan',
            'Croatian',
            'Czech',
            'Danish',
            'Dutch',
            'French',
            'Galician',
            'German',
            'Irish',
            'Italian',
            'Latvian',
            'Maltese',
            'Polish',
            'Welsh',
          ].map((language) => (
            <p key={language} className="py-4">
              {language}
            </p>
          ))}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const body = drawer.querySelector('[data-slot=drawer-body]') as HTMLElement;
    await waitFor(() => expect(drawer.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(drawer.offsetHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.85));
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};

/** A cross in place of the handle, where nothing is dragged. */
export const WithCross: Story = {
  render: () => (
    <Drawer.Root open>
      <Drawer.Content>
        <Drawer.Title className="pt-4.5">Share the poster</Drawer.Title>
        <Drawer.Body>
          <TextField label="Link" defaultValue="palimpsest.example/p/8f2c" readOnly />
        </Drawer.Body>
        <Drawer.Close />
      </Drawer.Content>
    </Drawer.Root>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Drawer.Root open>
      <Drawer.Content>
        <Drawer.Handle />
        <Drawer.Title>עיצוב הטקסט</Drawer.Title>
        <Drawer.Description>„מבצע קיץ: עד 40% הנחה”</Drawer.Description>
        <Drawer.Body>
          <TextField label="תרגום" defaultValue="מבצע קיץ" />
        </Drawer.Body>
        <Drawer.Footer>
          <Button variant="primary">סיום</Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  ),
};

function Framed({ state }: { state: 'short' | 'long' } & DrawerContentProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame} className="h-110 w-full translate-y-0 overflow-hidden rounded-lg">
      {frame ? (
        <Drawer.Root open>
          <Drawer.Content container={frame} onOpenAutoFocus={(event) => event.preventDefault()}>
            <Drawer.Handle />
            <Drawer.Title>
              {state === 'long' ? 'Texteigenschaften der ausgewählten Überschrift' : 'Text style'}
            </Drawer.Title>
            <Drawer.Body>
              <TextField label="Translation" defaultValue="Soldes d’été" />
              {state === 'long' ? <TextField label="Original" defaultValue="Summer sale" readOnly /> : null}
            </Drawer.Body>
            <Drawer.Footer>
              <Button>Reset</Button>
              <Button variant="primary">Done</Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Root>
      ) : null}
    </div>
  );
}

/** The portal and the scrim as parts: here the scrim blurs the page. */
export const PortalAndOverlay: Story = {
  parameters: { picture: false },
  render: () => (
    <Drawer.Root defaultOpen>
      <Drawer.Portal>
        <Drawer.Overlay className="bg-ink/10 backdrop-blur-sm">
          <Drawer.Content>
            <Drawer.Handle />
            <Drawer.Title>Rename this poster</Drawer.Title>
            <Drawer.Description>The page behind is blurred in place of the dark scrim.</Drawer.Description>
            <Drawer.Body>
              <TextField label="Name" defaultValue="Spring menu" />
            </Drawer.Body>
            <Drawer.Close />
          </Drawer.Content>
        </Drawer.Overlay>
      </Drawer.Portal>
    </Drawer.Root>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('[data-slot=drawer-overlay]')).toHaveLength(1);
    await expect(document.querySelectorAll('[data-slot=drawer-content]')).toHaveLength(1);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ lines: ['short', 'long'] }} cellWidth={375}>
      {({ lines }) => <Framed state={lines} />}
    </MatrixOf>
  ),
};
