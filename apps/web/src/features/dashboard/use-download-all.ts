import type { ProcessSummary } from '@palimpsest/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';

/** Saves the results of several processes as one zip file; a message says how far it is, and stops it. */
export function useDownloadAll(): (processes: readonly ProcessSummary[]) => void {
  const { client, signedUrls } = useApi();
  const toasts = useToasts();
  const words = useWords('dashboard');
  const problem = useProblem();
  const collect = async (processes: readonly ProcessSummary[]) => {
    const stop = new AbortController();
    const title = (done: number) =>
      words.collecting({ image: Math.min(done + 1, processes.length), all: processes.length });
    const id = toasts.add({
      tone: 'loading',
      title: title(0),
      action: { label: words.stopCollecting, onSelect: () => stop.abort() },
    });
    try {
      const { downloadResults } = await import('./download-result.ts');
      const source = { client, signedUrls, signal: stop.signal };
      const failed = await downloadResults(source, processes, (done) => toasts.update(id, { title: title(done) }));
      const saved = processes.length - failed.length;
      const missing = failed.length > 0 ? words.notCollected({ count: failed.length }) : undefined;
      if (saved === 0) toasts.add({ id, tone: 'danger', title: missing });
      else {
        const title = words.collected({ count: saved });
        toasts.add({ id, tone: missing ? 'danger' : 'success', title, description: missing });
      }
    } catch (error) {
      if (!stop.signal.aborted) {
        toasts.add({ id, tone: 'danger', title: words.downloadFailed, description: problem(error) });
      }
    }
  };
  return useMutation({ mutationFn: collect }).mutate;
}
