import { cookies, formFailures, headers, uploadLimits, uploadPath } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';

export type SendProblem = 'tooLarge' | 'tooMany' | 'kind' | 'empty' | 'away' | 'wait';
type Outcome = { readonly id: string } | { readonly problem: SendProblem };

const problems: Readonly<Record<string, SendProblem>> = {
  [formFailures.uploadTooLarge]: 'tooLarge',
  [formFailures.tooManyUploads]: 'tooMany',
  [formFailures.uploadKind]: 'kind',
  [formFailures.uploadEmpty]: 'empty',
};

interface Sent {
  readonly formId: string;
  readonly file: File;
  /** The files that are in the list with it: those that are not make room. */
  readonly shown: readonly string[];
  onProgress(share: number): void;
}

/** Sends one file. Not by `fetch`, which tells nothing of how far it has come. */
export function sendFile({ formId, file, shown, onProgress }: Sent): {
  readonly outcome: Promise<Outcome>;
  cancel(): void;
} {
  const request = new XMLHttpRequest();
  const early = knownProblem(file);
  if (early) return { outcome: Promise.resolve({ problem: early }), cancel: () => undefined };
  let isWhole = false;
  const outcome = new Promise<Outcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => {
      isWhole = true;
    });
    request.addEventListener('load', () => resolve(readAnswer(request)));
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => resolve({ problem: 'away' }));
    request.open('POST', `${uploadPath(formId)}?shown=${shown.join()}`);
    request.setRequestHeader(headers.xsrf, readCookie(document.cookie, cookies.xsrf) ?? '');
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
  return {
    outcome,
    cancel: () => {
      // Once all of it is sent the server may keep it: the answer tells by which id it is removed.
      if (!isWhole) request.abort();
    },
  };
}

/** What needs no server to be found out. */
function knownProblem({ size }: File): SendProblem | undefined {
  if (size === 0) return 'empty';
  return size > uploadLimits.bytes ? 'tooLarge' : undefined;
}

function readAnswer({ status, responseText }: XMLHttpRequest): Outcome {
  try {
    const said = JSON.parse(responseText) as { readonly id?: string; readonly errorCode?: string };
    if (status === 200 && said.id !== undefined) return { id: said.id };
    return { problem: problems[said.errorCode ?? ''] ?? (status === 429 ? 'wait' : 'away') };
  } catch {
    return { problem: 'away' };
  }
}

export async function removeFile(formId: string, id: string): Promise<void> {
  const xsrf = readCookie(document.cookie, cookies.xsrf) ?? '';
  await fetch(`${uploadPath(formId)}/${id}`, { method: 'DELETE', headers: { [headers.xsrf]: xsrf } }).catch(
    () => undefined,
  );
}
