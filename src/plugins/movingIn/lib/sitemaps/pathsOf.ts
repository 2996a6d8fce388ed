import { oldPath } from '../export/oldPath'
import { bareHost } from '../hosts'
import { MAX_ADDRESS } from '../limits'

/** The paths of those addresses that are the old website's own, each once. Its home page needs no redirect. */
export function pathsOf(addresses: string[], website: string | null): string[] {
  if (website === null) return []
  const own = bareHost(new URL(website).host)
  const paths = addresses.flatMap((address) =>
    URL.canParse(address) && bareHost(new URL(address).host) === own ? (oldPath(address) ?? []) : [],
  )
  return [...new Set(paths)].filter((path) => path !== '/' && path.length <= MAX_ADDRESS)
}
