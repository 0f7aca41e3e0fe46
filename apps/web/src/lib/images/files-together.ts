/** Collects files that arrive one by one in the same task, as those of one drop on a dropzone do, into one call. */
export function filesTogether(take: (files: File[]) => void): (file: File) => void {
  let told: File[] = [];
  return (file) => {
    told.push(file);
    if (told.length > 1) return;
    queueMicrotask(() => {
      const files = told;
      told = [];
      take(files);
    });
  };
}
