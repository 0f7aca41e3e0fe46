import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';

/** A PNG of 60 by 40 px as a user would choose it. */
export async function posterFile(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'autumn-campaign.png', { type: blob.type });
}

/**
 * Chooses a file in the screen's own place for one, once it is there.
 * @param file left out: a picture
 */
export async function chooseFile(file?: File): Promise<void> {
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'), {
    timeout: 50_000,
  });
  await userEvent.upload(input, file ?? (await posterFile()));
}
