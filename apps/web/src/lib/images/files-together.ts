/** Takes files that are told one by one, as a dropzone tells those of one drop, together. */
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
