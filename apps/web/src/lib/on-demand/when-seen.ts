/** Resolves once what the document shows is painted, which the code of the app would hold up, or has been waited for long enough. */
export const whenSeen = async (): Promise<void> => void (await window.seenFirst);
