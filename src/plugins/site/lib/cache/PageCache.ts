import { LRUCache } from 'lru-cache'
import type { CspDirectives } from '../../../../lib/csp/presets'

/** A rendered page. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>
  /** Names the content, for browsers that have it already. */
  tag: string
  /** What the policy must allow for the apps of the site. */
  needed: CspDirectives
  /** It stays true until then, in milliseconds since 1970. */
  until: number
}

/** Keys, headers and the entry itself. */
const BESIDE_BYTES = 1_000

/** No page takes more of the room than that. */
const LARGEST_PART = 8

/** Rendered pages of one process, within so many bytes: those that nobody asks for any more make room. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor(bytes: number) {
    this.#pages = new LRUCache({
      maxEntrySize: Math.max(1, Math.floor(bytes / LARGEST_PART)),
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ body, needed }, key) =>
        body.byteLength + 2 * (key.length + JSON.stringify(needed).length) + BESIDE_BYTES,
    })
  }

  /** Bytes in use. */
  get size(): number {
    return this.#pages.calculatedSize
  }

  /** A page that is true at a moment. */
  get(key: string, now: number): KeptPage | null {
    const page = this.#pages.get(key)
    if (!page || now < page.until) return page ?? null
    this.#pages.delete(key)
    return null
  }

  set(key: string, page: KeptPage, now: number): void {
    if (now < page.until) this.#pages.set(key, page)
  }

  /** Does the same work once for all who want it at the same time. */
  async share<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#underWay.get(key) as Promise<Result> | undefined
    if (running) return running
    const started = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, started)
    return started
  }
}
