import { MousePointer2, Redo2, SquareDashed, Type, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  ToolbarGroup,
  ToolbarIconButton,
  ToolbarSeparator,
  ToolbarToggleGroup,
  ToolbarToggleItem,
} from '../components/toolbar/toolbar.tsx';

export interface EditingToolsProps {
  /** @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** @default false */
  disabled?: boolean;
  onUndo?: () => void;
}

/** The first tools of an editor: undo, redo, and the choice of a tool. */
export function EditingTools({ size = 'sm', disabled = false, onUndo }: EditingToolsProps) {
  const [tool, setTool] = useState('select');
  return (
    <>
      <ToolbarGroup label="History">
        <ToolbarIconButton label="Undo" {...{ size, disabled }} onClick={onUndo}>
          <Undo2 aria-hidden />
        </ToolbarIconButton>
        <ToolbarIconButton label="Redo" size={size} disabled>
          <Redo2 aria-hidden />
        </ToolbarIconButton>
      </ToolbarGroup>
      <ToolbarSeparator />
      <ToolbarToggleGroup type="single" label="Tool" value={tool} onValueChange={setTool}>
        <ToolbarToggleItem value="select" label="Select" {...{ size, disabled }}>
          <MousePointer2 aria-hidden />
        </ToolbarToggleItem>
        <ToolbarToggleItem value="text" label="Text" {...{ size, disabled }}>
          <Type aria-hidden />
        </ToolbarToggleItem>
        <ToolbarToggleItem value="exclude" label="Exclusion area" {...{ size, disabled }}>
          <SquareDashed aria-hidden />
        </ToolbarToggleItem>
      </ToolbarToggleGroup>
      <ToolbarSeparator />
    </>
  );
}
