import { getChangeable, getSelected } from '../box-store.ts';
import { maxPresetNameLength, settingOf } from '../model/style-preset.ts';
import type { StylePreset } from '../model/style-preset.ts';
import type { EditorStore } from '../store.ts';
import { styleTexts } from './texts.ts';

/** A name as it is kept: without spaces around it, and no longer than a list can show. */
function keptName(name: string): string {
  return name.trim().slice(0, maxPresetNameLength).trimEnd();
}

/**
 * Saves how a text is set, under a name. One of that name is replaced.
 *
 * @param text Default: the text that was selected last
 * @returns false where no text is selected, or the name is empty
 */
export function savePreset(store: EditorStore, name: string, text = getSelected(store).at(-1)): boolean {
  const kept = keptName(name);
  if (!text || kept === '') return false;
  const { presets } = store.getState().extras;
  const preset: StylePreset = { name: kept, setting: settingOf(text) };
  const known = presets.some((other) => other.name === kept);
  store.setExtras({
    presets: known ? presets.map((other) => (other.name === kept ? preset : other)) : [...presets, preset],
  });
  return true;
}

/** Sets every selected text that may be changed as a preset says, as one step. Its font has to be loaded. */
export function applyPreset(store: EditorStore, { setting }: StylePreset): void {
  const ids = getChangeable(store).map(({ id }) => id);
  styleTexts(store, ids, settingOf(setting));
}

/**
 * Gives a preset another name.
 *
 * @returns false where the name is empty, or another preset has it
 */
export function renamePreset(store: EditorStore, name: string, next: string): boolean {
  const kept = keptName(next);
  const { presets } = store.getState().extras;
  if (kept === name) return true;
  if (kept === '' || presets.some((other) => other.name === kept)) return false;
  store.setExtras({
    presets: presets.map((preset) => (preset.name === name ? { ...preset, name: kept } : preset)),
  });
  return true;
}

export function removePreset(store: EditorStore, name: string): void {
  store.setExtras({ presets: store.getState().extras.presets.filter((preset) => preset.name !== name) });
}
