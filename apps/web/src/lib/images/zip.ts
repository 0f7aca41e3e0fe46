import { Zip, ZipPassThrough } from 'fflate';

export interface ZipWriter {
  /** Adds a file as it is; pictures are compressed already. */
  add: (name: string, content: Uint8Array) => void;
  /** Ends the archive and returns it. */
  end: () => Blob;
}

/** A zip file that is put together file by file. */
export function createZip(): ZipWriter {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  return {
    add: (name, content) => {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(content, true);
    },
    end: () => {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
