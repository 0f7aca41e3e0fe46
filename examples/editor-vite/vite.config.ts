import { serveTypefaces } from '@palimpsest/typefaces/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), serveTypefaces('/fonts')] });
