import { foldPath } from '@/lib/site/foldedPath'
import { parseSource, rankSource, type RedirectSource } from '@/lib/site/redirectSource'

/** Redirects of a site by their source, to find quickly whether one leads on from an old path. */
export class RedirectIndex {
  private readonly whole = new Map<string, RedirectSource[]>()
  private readonly prefixes: RedirectSource[] = []

  /** @param sources as they are stored */
  constructor(sources: string[]) {
    for (const text of sources) {
      const source = parseSource(text)
      if ('problem' in source) continue
      if (source.isPrefix) this.prefixes.push(source)
      else this.whole.set(source.path, [...(this.whole.get(source.path) ?? []), source])
    }
  }

  /** @param address path with its query */
  has(address: string): boolean {
    const [path = '', query = ''] = address.split('?')
    const folded = foldedOrNull(path)
    if (folded === null) return false
    const sought = { paths: [folded], search: new URLSearchParams(query) }
    return [...(this.whole.get(folded) ?? []), ...this.prefixes].some((source) => rankSource(source, sought) !== null)
  }
}

/** The path as the website compares it; null if it cannot be decoded. */
export function foldedOrNull(path: string): string | null {
  try {
    return foldPath(path)
  } catch {
    return null
  }
}
