/** An event in the editor that an application may want to count. */
export type EditorEvent =
  | { name: 'export_start'; width: number; height: number; estimatedBytes: number }
  | { name: 'export_success'; width: number; height: number; bytes: number; durationMs: number }
  | { name: 'export_error'; detail: string }
  | { name: 'font_change'; fontFamily: string }
  | { name: 'font_error'; message: string };
