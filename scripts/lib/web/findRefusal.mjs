/**
 * @typedef {object} Refusal
 * @property {number} status
 * @property {string} message
 * @property {Record<string, string>} [headers]
 */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Maximum body of a page request, in bytes: the form state of a long document. The API has its own limits. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024

/**
 * Finds requests to reject by their method, URL and headers: Next would fail at them before any of our code runs.
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'method' | 'url'>} request
 * @returns {Refusal | null}
 */
export function findRefusal({ headers, method = '', url = '' }) {
  if (!METHODS.includes(method))
    return { headers: { Allow: METHODS.join(', ') }, message: 'This method is not allowed.', status: 405 }
  const path = url.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || !isReadable(path)) return { message: 'This address cannot be read.', status: 400 }
  if (!isHost(headers.host)) return { message: 'The name of the host cannot be read.', status: 400 }
  if (Number(headers['content-length'] ?? 0) > MAX_PAGE_BYTES && !/^\/api\//i.test(path))
    return { message: 'This is too much at once.', status: 413 }
  return null
}

/** @param {string} path */
function isReadable(path) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** @param {string | undefined} host */
const isHost = (host) => host !== undefined && /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)
