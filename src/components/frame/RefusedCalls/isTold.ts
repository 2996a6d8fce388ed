/** Restores a call a version, or changes many documents at once? @param api path of the REST API */
export function isTold(input: RequestInfo | URL, init: RequestInit | undefined, api: string): boolean {
  const address = new URL(input instanceof Request ? input.url : input, window.location.href)
  const path = address.pathname.startsWith(`${api}/`) ? address.pathname.slice(api.length + 1) : ''
  const method = init?.method?.toLowerCase()
  return (method === 'post' && /^[\w-]+\/versions\/[\w-]+$/.test(path)) || (method === 'patch' && /^[\w-]+$/.test(path))
}
