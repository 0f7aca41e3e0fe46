/** What can be done in the editor, the groups in which it stands, and what pointer and keys do. */
export interface ActionMessages {
  undo: string;
  redo: string;
  selectAll: string;
  duplicate: string;
  remove: string;
  alignLeft: string;
  alignCenter: string;
  alignRight: string;
  alignTop: string;
  alignMiddle: string;
  alignBottom: string;
  distributeX: string;
  distributeY: string;
  matchWidth: string;
  matchHeight: string;
  stackFront: string;
  stackForward: string;
  stackBackward: string;
  stackBack: string;
  nudge: string;
  grow: string;
  escape: string;
  editText: string;
  addText: string;
  copy: string;
  paste: string;
  copyStyle: string;
  pasteStyle: string;
  bold: string;
  italic: string;
  underline: string;
  fitOriginalBox: string;
  setStraight: string;
  removeCurve: string;
  reset: string;
  hide: string;
  lock: string;
  review: string;
  nextUnreviewed: string;
  toolSelect: string;
  toolPan: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  zoomLife: string;
  zoomSelection: string;
  compareWithSlider: string;
  compareSideBySide: string;
  showLayers: string;
  showFind: string;
  showCommands: string;
  showShortcuts: string;
  exportPng: string;
  exportAs: string;
  copyPicture: string;
  showVersions: string;
  placeArea: string;
  groupEdit: string;
  groupText: string;
  groupArrange: string;
  groupReview: string;
  groupView: string;
  groupFile: string;
  groupPointer: string;
  groupHistory: string;
  groupTool: string;
  groupCommands: string;
  groupAlign: string;
  groupDistribute: string;
  groupOrder: string;
  seeOriginal: string;
  selectSeveral: string;
  dragCopy: string;
  moveOnAxis: string;
  moveFreely: string;
  zoomAtPointer: string;
  /** Between two combinations of keys that do the same, read out by screen readers. */
  or: string;
  keyClick: string;
  keyDrag: string;
  keyWheel: string;
  keySpace: string;
  /** Keys as they are written on a keyboard of the language; a Mac shows the signs of its own keys. */
  keyControl: string;
  keyDelete: string;
  keyEscape: string;
  keyShift: string;
  keyEnter: string;
  shortcutsTitle: string;
  mergeTexts: string;
  splitText: string;
}

export const actionMessages: ActionMessages = {
  undo: 'Undo',
  redo: 'Redo',
  selectAll: 'Select all',
  duplicate: 'Duplicate',
  remove: 'Remove',
  alignLeft: 'Align left edges',
  alignCenter: 'Align centers',
  alignRight: 'Align right edges',
  alignTop: 'Align top edges',
  alignMiddle: 'Align middles',
  alignBottom: 'Align bottom edges',
  distributeX: 'Distribute horizontally',
  distributeY: 'Distribute vertically',
  matchWidth: 'Match the width of the first',
  matchHeight: 'Match the height of the first',
  stackFront: 'Bring to front',
  stackForward: 'Bring forward',
  stackBackward: 'Send backward',
  stackBack: 'Send to back',
  nudge: 'Move by 1 px, with Shift by 10 px',
  grow: 'Resize by 1 px, with Shift by 10 px',
  escape: 'Leave: end typing, then clear the selection',
  editText: 'Edit the text',
  addText: 'Add a text',
  copy: 'Copy',
  paste: 'Paste as new text',
  copyStyle: 'Copy style',
  pasteStyle: 'Paste style',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  fitOriginalBox: 'Fit to the original’s box',
  setStraight: 'Remove the perspective',
  removeCurve: 'Remove the curve',
  reset: 'Reset',
  hide: 'Hide',
  lock: 'Lock',
  review: 'Mark as reviewed',
  nextUnreviewed: 'Go to the next text not reviewed',
  toolSelect: 'Select and move',
  toolPan: 'Push the picture about',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Zoom to fit',
  zoomLife: 'Zoom to 100 %',
  zoomSelection: 'Zoom to the selection',
  compareWithSlider: 'Compare with a slider',
  compareSideBySide: 'Compare side by side',
  showLayers: 'Show the list of texts',
  showFind: 'Find and replace',
  showCommands: 'Show all commands',
  showShortcuts: 'Show keyboard shortcuts',
  exportPng: 'Export as PNG',
  exportAs: 'Export in another format',
  copyPicture: 'Copy the picture',
  showVersions: 'Show versions',
  placeArea: 'Place an area in the middle',
  groupEdit: 'Edit',
  groupText: 'Text',
  groupArrange: 'Arrange',
  groupReview: 'Review',
  groupView: 'View',
  groupFile: 'File',
  groupPointer: 'Pointer',
  groupHistory: 'History',
  groupTool: 'Tool',
  groupCommands: 'Commands',
  groupAlign: 'Align',
  groupDistribute: 'Distribute',
  groupOrder: 'Order',
  seeOriginal: 'See the original while it is held',
  selectSeveral: 'Select several texts',
  dragCopy: 'Drag a copy',
  moveOnAxis: 'Move along one axis',
  moveFreely: 'Move without snapping',
  zoomAtPointer: 'Zoom at the pointer',
  or: 'or',
  keyClick: 'Click',
  keyDrag: 'Drag',
  keyWheel: 'Wheel',
  keySpace: 'Space',
  keyControl: 'Ctrl',
  keyDelete: 'Del',
  keyEscape: 'Esc',
  keyShift: 'Shift',
  keyEnter: 'Enter',
  shortcutsTitle: 'Keyboard shortcuts',
  mergeTexts: 'Merge into one text',
  splitText: 'Split into lines',
};
