import {
  Columns2,
  Command,
  Keyboard,
  Layers,
  Maximize,
  MousePointer2,
  RotateCw,
  Ruler,
  ScanSearch,
  Search,
  SquareSplitHorizontal,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { stepZoom, zoomLimits } from '../geometry/zoom.ts';
import type { Action } from './action.ts';
import type { EditorContext, EditorSurface } from './editor-context.ts';
import { takeUp } from './take-up.ts';

type ViewAction = Action<EditorContext>;

const always = () => true;

/** The surfaces whose keys type a character: in a field they type it and open nothing. */
const typed: ReadonlySet<EditorSurface> = new Set(['shortcuts', 'rulers', 'compare-beside']);

function surfaceAction(
  surface: EditorSurface,
  action: Pick<ViewAction, 'label' | 'icon' | 'shortcuts' | 'keywords'>,
): ViewAction {
  return {
    ...action,
    id: `show-${surface}`,
    group: 'View',
    everywhere: true,
    inFields: !typed.has(surface),
    isEnabled: always,
    isOn: ({ isOpen }) => isOpen(surface),
    perform: ({ toggle }) => toggle(surface),
  };
}

/** The actions that change the view and not the document. */
export const viewActions: readonly ViewAction[] = [
  takeUp('select', { id: 'tool-select', label: 'toolSelect', icon: MousePointer2, shortcuts: ['V'] }),
  {
    id: 'zoom-in',
    label: 'zoomIn',
    group: 'View',
    icon: ZoomIn,
    shortcuts: ['Mod++', 'Mod+='],
    everywhere: true,
    isEnabled: ({ view }) => view.zoom < zoomLimits.max,
    perform: ({ view }) => view.setZoom(stepZoom(view.zoom, 1)),
  },
  {
    id: 'zoom-out',
    label: 'zoomOut',
    group: 'View',
    icon: ZoomOut,
    shortcuts: ['Mod+-'],
    everywhere: true,
    isEnabled: ({ view }) => view.zoom > zoomLimits.min,
    perform: ({ view }) => view.setZoom(stepZoom(view.zoom, -1)),
  },
  {
    id: 'zoom-fit',
    label: 'zoomFit',
    group: 'View',
    icon: Maximize,
    shortcuts: ['Mod+0', 'Shift+1'],
    everywhere: true,
    isEnabled: always,
    perform: ({ view }) => view.fit(),
  },
  {
    id: 'zoom-life',
    label: 'zoomLife',
    group: 'View',
    shortcuts: ['Mod+1'],
    everywhere: true,
    isEnabled: always,
    perform: ({ view }) => view.setZoom(1),
  },
  {
    id: 'zoom-selection',
    label: 'zoomSelection',
    group: 'View',
    icon: ScanSearch,
    shortcuts: ['Shift+2'],
    everywhere: true,
    isEnabled: ({ store }) => store.getState().selectedIds.length > 0,
    perform: ({ view }) => view.fitSelection(),
  },
  surfaceAction('layers', {
    label: 'showLayers',
    icon: Layers,
    shortcuts: ['Mod+Alt+L'],
    keywords: 'layers',
  }),
  {
    ...surfaceAction('find', { label: 'showFind', icon: Search, shortcuts: ['Mod+F'], keywords: 'search' }),
    // As in a browser, the keys start a new query if pressed again, and Escape closes the search.
    perform: ({ find }) => find(),
  },
  {
    ...surfaceAction('compare-slider', {
      label: 'compareWithSlider',
      icon: SquareSplitHorizontal,
      keywords: 'original',
    }),
    isEnabled: ({ hasOriginal }) => hasOriginal,
  },
  {
    ...surfaceAction('compare-beside', {
      label: 'compareSideBySide',
      icon: Columns2,
      shortcuts: ['Shift+O'],
      keywords: 'original',
    }),
    isEnabled: ({ hasOriginal }) => hasOriginal,
  },
  surfaceAction('rotation', { label: 'rotationHandle', icon: RotateCw, keywords: 'rotate turn angle' }),
  surfaceAction('rulers', { label: 'rulers', icon: Ruler, shortcuts: ['Shift+R'], keywords: 'ruler measure pixels' }),
  surfaceAction('commands', { label: 'showCommands', icon: Command, shortcuts: ['Mod+K'] }),
  surfaceAction('shortcuts', {
    label: 'showShortcuts',
    icon: Keyboard,
    shortcuts: ['?'],
    keywords: 'keys help',
  }),
];
