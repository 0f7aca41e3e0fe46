import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * React as the app is built with it: its compiler draws a component again only when a prop, a state or a context of it changes. What
 * reads a store without a subscription looks right without the compiler and stands still with it, so tests and stories take it, too.
 */
export const compiledReact = (): PluginOption[] => [react(), babel({ presets: [reactCompilerPreset()] })];
