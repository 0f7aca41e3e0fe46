import { storageKeys } from '@palimpsest/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { createApp } from '../../app/create-app.tsx';
import { createServices } from '../../app/create-services.ts';
import { serve } from '../../testing/answers.ts';
import { inWindow } from '../../testing/in-window.tsx';
import { sampleConfig, usualAnswers } from '../../testing/usual-answers.ts';

/** The whole app, to which the payment provider leads back. */
function LedBack() {
  const [app] = useState(() => {
    const { fetch } = serve({
      ...usualAnswers,
      config: () => ({
        ...sampleConfig,
        integrations: { analytics: { url: null, console: false }, chat: null, session_recording: null },
      }),
      credits: () => ({ remaining_credits: 100, is_unlimited: false }),
      subscription: () => ({ has_subscription: true, plan: 'growth' }),
    });
    return createApp({
      running: createServices(fetch),
      history: createMemoryHistory({ initialEntries: ['/preview?session_id=cs_1'] }),
    });
  });
  useEffect(() => app.close, [app]);
  return app.element;
}

const meta = {
  title: 'Web/Return from checkout',
  component: LedBack,
  parameters: { fill: true },
  decorators: [inWindow],
  beforeEach() {
    const kept = ['accessToken', 'refreshToken', 'authToken'] as const;
    for (const key of kept) localStorage.setItem(storageKeys[key], key);
    return () => {
      for (const key of kept) localStorage.removeItem(storageKeys[key]);
      sessionStorage.clear();
    };
  },
} satisfies Meta<typeof LedBack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The checkout is recorded once; the toast tells what it changed, and the way on is free. */
export const PlanActive: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Your plan is active.')).toBeVisible();
    await expect(await canvas.findByText('100')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upgrade' })).not.toBeInTheDocument();
  },
};
