export interface Catalogue {
  variant: string;
  atSetUp?: string[];
  languages: Record<string, { package: string; integrity: string; bytes: number; variant?: string }>;
}

export const recognitionDataDirectory: string;

export function ensureRecognitionData(options?: {
  directory?: string;
  languages?: string[];
  onProgress?: (line: string) => void;
  catalogue?: Catalogue;
}): Promise<{ fetched: string[] }>;
