interface PinnedFile {
  file: string;
  source: string;
  bytes: number;
  sha256: string;
}

interface PinnedFamily {
  name: string;
  package: string;
  integrity: string;
  license: PinnedFile;
  faces: PinnedFile[];
}

export const typefacesDirectory: string;
export function ensureTypefaces(options?: {
  directory?: string;
  families?: PinnedFamily[];
  onProgress?: (line: string) => void;
}): Promise<{ fetched: string[] }>;
