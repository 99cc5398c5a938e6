import { cookies, getCsrf, headers } from '@trolley/contract';

/** A file of the API's page: a call that is tried out there is one of our own pages, so it may read the cookie. */
export const docsScript = `window.repeatXsrf = async (request) => {
  const read = () => document.cookie.match(/(?:^|; )${cookies.xsrf}=([^;]*)/)?.[1];
  if (/^(?:GET|HEAD|OPTIONS)$/i.test(request.method ?? 'GET')) return request;
  if (read() === undefined) await fetch('${getCsrf.path}');
  request.headers = { ...request.headers, '${headers.xsrf}': read() ?? '' };
  return request;
};
`;

/** Sent to the page as its own text, so it may name nothing of this file. */
export const requestInterceptor = <R>(request: R): R | Promise<R> =>
  (globalThis as { repeatXsrf?: (request: R) => Promise<R> }).repeatXsrf?.(request) ?? request;
