import { UnreachableError } from './UnreachableError'
import { idsOf, type Scene } from './scene'

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/** Routes that act on many documents at once must say on which. */
const MANY = /^\/api\/[\w-]+\/?$/

/**
 * What the canary may reach: hosts of its two sites, and ids of their documents and people. Every request passes
 * `assert` before it is sent, so that no mistake in a list of routes can reach a real site.
 */
export class Reach {
  readonly #hosts: ReadonlySet<string>
  readonly #ids: Set<string>
  readonly #previews: string

  /**
   * @param adminHost host of the admin, with its port
   * @param previews end of the hosts of previews, with its port: each begins with what it shows
   */
  constructor(scene: Scene, adminHost: string, siteHosts: readonly string[], previews: string) {
    this.#hosts = new Set([adminHost, ...siteHosts])
    this.#previews = previews
    this.#ids = new Set([...idsOf(scene.a), ...idsOf(scene.b), ...Object.values(scene.people)])
  }

  /** Allows an id that nothing has. */
  allowUnknown(id: string): string {
    this.#ids.add(id)
    return id
  }

  /** @throws UnreachableError unless the request stays within the two sites */
  assert({ body, host, method, path }: { body: string; host: string; method: string; path: string }): void {
    if (!path.startsWith('/') || path.startsWith('//')) throw new UnreachableError(`the address ${path}`)
    if (!this.#hosts.has(host) && !this.#isOwnPreview(host)) throw new UnreachableError(`the host ${host}`)
    const ids = this.#idsIn(`${decodeURIComponent(path)} ${body}`)
    const { pathname, searchParams } = new URL(path, 'http://canary.invalid')
    const isWrite = method !== 'GET'
    if (isWrite && ids === 0) throw new UnreachableError(`${method} ${path}, which names none of its documents`)
    const isBulk = (method === 'PATCH' || method === 'DELETE') && MANY.test(pathname)
    if (isBulk && [...searchParams].every(([name, value]) => !name.startsWith('where[id]') || !this.#ids.has(value)))
      throw new UnreachableError(`${method} ${path}, which may change any document`)
  }

  /** Whether a host is below the domain for previews, and named after something of the two sites. */
  #isOwnPreview(host: string): boolean {
    const label = host.endsWith(this.#previews) ? host.slice(0, -this.#previews.length) : ''
    return !label.includes('.') && this.#idsIn(label) > 0
  }

  /** @returns how many ids the text names */
  #idsIn(text: string): number {
    const ids = text.match(UUID) ?? []
    const foreign = ids.find((id) => !this.#ids.has(id.toLowerCase()))
    if (foreign) throw new UnreachableError(`the id ${foreign}`)
    return ids.length
  }
}
