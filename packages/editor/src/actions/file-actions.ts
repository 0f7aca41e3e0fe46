import { ClipboardCopy, Download, FileOutput, History } from 'lucide-react';
import type { Action } from './action.ts';
import type { EditorContext } from './editor-context.ts';

const always = () => true;

/** The actions that export the picture. */
export const fileActions: readonly Action<EditorContext>[] = [
  {
    id: 'export-png',
    label: 'exportPng',
    group: 'File',
    icon: Download,
    shortcuts: ['Mod+E'],
    everywhere: true,
    keywords: 'save download',
    isEnabled: always,
    perform: ({ exportPng }) => exportPng(),
  },
  {
    id: 'export-as',
    label: 'exportAs',
    group: 'File',
    icon: FileOutput,
    shortcuts: ['Mod+Shift+E'],
    everywhere: true,
    keywords: 'jpeg webp pdf svg psd photoshop save download',
    isEnabled: always,
    perform: ({ toggle }) => toggle('export'),
  },
  {
    id: 'copy-picture',
    label: 'copyPicture',
    group: 'File',
    icon: ClipboardCopy,
    keywords: 'clipboard png',
    isEnabled: always,
    perform: ({ copyPicture }) => copyPicture(),
  },
  {
    id: 'show-versions',
    label: 'showVersions',
    group: 'File',
    icon: History,
    keywords: 'history restore',
    isEnabled: ({ hasVersions }) => hasVersions,
    perform: ({ toggle }) => toggle('versions'),
  },
];
