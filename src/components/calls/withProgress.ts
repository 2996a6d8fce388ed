import type { SendForm } from './callApi'

/** @param sent bytes of `total` that have been sent */
export type OnProgress = (sent: number, total: number) => void

/** Sends a form like `fetch` and reports upload progress, which only XMLHttpRequest exposes. */
export const withProgress =
  (onProgress: OnProgress): SendForm =>
  (address, { body, headers, method, signal }) =>
    new Promise((resolve, reject) => {
      // eslint-disable-next-line no-restricted-globals -- part of the one client that screens use
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.responseType = 'blob'
      request.withCredentials = true
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
      request.upload.onload = ({ loaded }) => onProgress(loaded, loaded)
      request.onload = () =>
        resolve(
          new Response(request.response as Blob, {
            headers: readHeaders(request.getAllResponseHeaders()),
            status: request.status,
          }),
        )
      request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'))
      request.onerror = () => reject(new TypeError('The server could not be reached.'))
      if (signal?.aborted) return reject(new DOMException('The request was aborted.', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })

const readHeaders = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
