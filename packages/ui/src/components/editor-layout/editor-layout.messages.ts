export interface EditorLayoutMessages {
  /** The accessible name of the side panel. */
  side: string;
}

export const editorLayoutMessages: EditorLayoutMessages = { side: 'Properties' };
