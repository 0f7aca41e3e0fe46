import { FileQueue, type QueuedFile } from '@palimpsest/ui';
import { useState } from 'react';

const first: readonly QueuedFile[] = [
  { id: '1', name: 'spring-menu.png', size: 2_400_000, status: 'working', progress: 0.4 },
  { id: '2', name: 'drinks.png', size: 1_100_000, status: 'done' },
];

export function MenuUploads() {
  const [files, setFiles] = useState<readonly QueuedFile[]>(first);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return <FileQueue label="Uploads" files={files} onCancel={remove} onRetry={remove} onRemove={remove} />;
}
