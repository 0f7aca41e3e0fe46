import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarToggleGroup, ToolbarToggleItem } from '@palimpsest/ui';
import { useState } from 'react';

export function EditorTools() {
  const [tool, setTool] = useState('select');
  return (
    <Toolbar label="Editor">
      <ToolbarToggleGroup type="single" label="Tool" value={tool} onValueChange={setTool}>
        <ToolbarToggleItem value="select" label="Select">
          S
        </ToolbarToggleItem>
        <ToolbarToggleItem value="text" label="Text">
          T
        </ToolbarToggleItem>
      </ToolbarToggleGroup>
      <ToolbarSeparator />
      <ToolbarButton>Export</ToolbarButton>
    </Toolbar>
  );
}
