import { cookies, type Failure, getCsrf, headers, mediaFailures, mediaLimits } from '@trolley/contract';
import { StudioError } from '../shell/api/studioError.ts';
import { whenRenewed } from '../shell/session/endedSession.ts';

export interface Sending<T> {
  readonly answer: Promise<T>;
  cancel(): void;
}

/** What needs no server to be found out. */
export function earlyProblem({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size === 0) return mediaFailures.mediaEmpty;
  if (size > mediaLimits.bytes) return mediaFailures.mediaTooLarge;
  return type === 'image/svg+xml' ? mediaFailures.mediaDrawing : undefined;
}

/** Sends one picture. Not by `fetch`, which tells nothing of how far it has come. */
export function sendPicture<T>(address: string, file: File, onProgress: (share: number) => void): Sending<T> {
  const request = new XMLHttpRequest();
  let isCancelled = false;

  async function attempt(): Promise<T> {
    const token = readToken() ?? (await renewToken());
    return new Promise<T>((resolve, reject) => {
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const said = readJson(request.responseText);
        if (request.status === 200) resolve(said as T);
        else reject(new StudioError(request.status, said as Partial<Failure>, idOf(said), retryAfter(request)));
      });
      for (const end of ['error', 'abort', 'timeout'] as const)
        request.addEventListener(end, () => reject(new StudioError(0, {}, '')));
      request.open('POST', address);
      request.setRequestHeader(headers.xsrf, token ?? '');
      const body = new FormData();
      body.append('file', file);
      request.send(body);
    });
  }

  async function send(): Promise<T> {
    const problem = earlyProblem(file);
    if (problem) throw new StudioError(400, { errorCode: problem }, '');
    try {
      return await attempt();
    } catch (error) {
      const again = error instanceof StudioError && error.status === 401 && !isCancelled && (await whenRenewed());
      if (!again) throw error;
      return attempt();
    }
  }

  return {
    answer: send(),
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}

function readToken(): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookies.xsrf}=`));
  return found?.slice(cookies.xsrf.length + 1);
}

async function renewToken(): Promise<string | undefined> {
  await fetch(getCsrf.path, { credentials: 'same-origin' }).catch(() => undefined);
  return readToken();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

const idOf = (said: unknown) => (said as { readonly requestId?: string } | null)?.requestId ?? '';
const retryAfter = (request: XMLHttpRequest) => Number(request.getResponseHeader('retry-after')) || undefined;
