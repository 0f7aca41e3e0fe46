/**
 * Makes a `fetch` that reports the sent share of the body, which the platform's own cannot. It supports only what the API client sends: an
 * address, and a body with its headers.
 * @param onProgress called with the share that is sent, 0 to 1
 */
export function progressFetch(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal, body } = init;
      const leave = () => request.abort();
      signal?.addEventListener('abort', leave, { once: true });
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      request.responseType = 'blob';
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', leave));
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
      if (signal?.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
      else request.send(body instanceof ReadableStream ? null : body);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const type = request.getResponseHeader('content-type');
  const answer: unknown = response;
  return new Response(answer instanceof Blob && answer.size > 0 ? answer : null, {
    status,
    statusText,
    headers: type ? { 'content-type': type } : {},
  });
}
