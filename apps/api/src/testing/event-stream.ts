import { processEvent, type ProcessEvent } from '@palimpsest/contract';

/** The messages of the stream of a process as they come, each with the `id` of its message. */
export async function* messagesOf(response: Response): AsyncGenerator<ProcessEvent & { sent: string }> {
  let text = '';
  if (!response.body) throw new Error('There is no stream.');
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const message = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: (.*)$/m.exec(message)?.[1];
      const sent = /^id: (.*)$/m.exec(message)?.[1] ?? '';
      if (data) yield { ...processEvent.parse(JSON.parse(data)), sent };
    }
  }
}
