import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { noteSecrets } from './seen-secrets.ts';

/** An endpoint of OpenAI's chat protocol that makes up translations. */
export interface ChatModel {
  /** The API key that requests must carry. */
  key: string;
  /** Environment variables that make a server use this endpoint; the model's name is `test-model`. */
  variables: NodeJS.ProcessEnv;
  /** The `Authorization` header of each request. */
  requests: string[];
  /** Cuts every connection from now on, or no longer. */
  setDown(isDown: boolean): void;
  /** Lets requests wait for an answer from now on. */
  hang(): void;
  /** Ends as a process does that is killed: open connections break, and new ones are refused. */
  kill(): void;
  close(): void;
}

export async function startChatModel(): Promise<ChatModel> {
  const requests: string[] = [];
  const key = 'sk-very-secret-0123456789';
  noteSecrets(key);
  let isDown = false;
  let hangs = false;
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await readText(request);
      requests.push(request.headers.authorization ?? '');
      if (isDown) {
        request.socket.destroy();
        return;
      }
      if (hangs) return;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(chatAnswer(body)));
    };
    void answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    key,
    requests,
    variables: {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'test-model',
    },
    setDown: (down) => void (isDown = down),
    hang: () => void (hangs = true),
    kill() {
      server.close();
      server.closeAllConnections();
    },
    close: () => void server.close(),
  };
}

/** Answers as an endpoint of OpenAI's chat protocol, with the fixed parts of each text in a made-up translation. */
function chatAnswer(body: string): unknown {
  const { messages } = JSON.parse(body) as { messages: { content: string | { text: string }[] }[] };
  const content = messages.at(-1)?.content ?? '';
  const prompt = typeof content === 'string' ? content : (content[0]?.text ?? '');
  const { texts } = JSON.parse(prompt) as { texts: { id: number; text: string }[] };
  const translations = texts.map(({ id, text }) => ({
    id,
    translation: ['Texto del modelo', ...(text.match(/<span\b.*?<\/span>/gu) ?? [])].join(' '),
  }));
  const message = { role: 'assistant', content: JSON.stringify({ translations }) };
  return {
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}
