declare global {
  interface Window {
    /** Left by the script that the document begins with (`page-script.ts`), where the document shows something. */
    seenFirst?: Promise<unknown>;
  }
}

/** Resolves once what the document shows is painted, which the code of the app would hold up, or has been waited for long enough. */
export const whenSeen = async (): Promise<void> => void (await window.seenFirst);
