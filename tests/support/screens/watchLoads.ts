import { createRequire } from 'node:module'

interface LocationOfJsdom {
  _locationObjectNavigate: (url: { path: string[]; query: string | null }) => void
  reload: () => void
}

interface Utils {
  implForWrapper: (wrapper: object) => LocationOfJsdom
}

/**
 * Records to which addresses the document is sent, and when it is loaded again: jsdom does neither.
 * @returns the addresses so far, in order
 */
export function watchLoads(): string[] {
  const loads: string[] = []
  const { location } = window
  const { implForWrapper } = createRequire(import.meta.url)('jsdom/lib/generated/idl/utils.js') as Utils
  const implementation = implForWrapper(location)
  implementation._locationObjectNavigate = ({ path, query }) =>
    void loads.push(`/${path.join('/')}${query === null ? '' : `?${query}`}`)
  implementation.reload = () => void loads.push(location.pathname + location.search)
  return loads
}
