import { CliError } from '../CliError'
import type { PackageProblem } from '../../lib/package/problem'

/** The site of an access token. */
export interface TokenSite {
  id: string
  name: string
}

export interface Uploaded {
  preview: string
  themeId: string
  version: number
}

export type UploadOutcome =
  | { kind: 'problems'; message: string; problems: PackageProblem[] }
  | { kind: 'refused'; message: string; retryAfter: number | null }
  | ({ kind: 'uploaded' } & Uploaded)

interface Failure {
  error?: string
  problems?: PackageProblem[]
}

/** Client of the REST API of an installation, with an access token. */
export class Admin {
  readonly #server: string
  readonly #token: string

  /**
   * @param server origin of the admin
   * @param token access token; sent in a header only
   */
  constructor(server: string, token: string) {
    this.#server = server
    this.#token = token
  }

  /** Returns the site of the token. @throws CliError if the token is not accepted, or must not upload themes */
  async site(): Promise<TokenSite> {
    const response = await this.#send('/tokens/me')
    const body = (await response.json().catch(() => ({}))) as Failure & { keys?: string[]; site?: TokenSite }
    if (!response.ok || !body.site)
      throw new CliError(`${this.#server} does not accept the access token: ${body.error ?? response.status}`)
    if (!body.keys?.includes('themes:manage'))
      throw new CliError(`The access token must not manage themes of ${body.site.name}. Create one that may.`)
    return body.site
  }

  /** Uploads a package as a development theme: as a new theme, or as the next version of the theme with the key. */
  async upload(zip: Buffer, { key, tenant }: { key: string; tenant: string }): Promise<UploadOutcome> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ isDevelopmentTheme: 'true', key, tenant })) form.set(name, value)
    form.set('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'theme.zip')
    const response = await this.#send('/themes/add', { body: form, method: 'POST' })
    const body = (await response.json().catch(() => ({}))) as Failure & Uploaded
    if (response.ok) return { kind: 'uploaded', preview: body.preview, themeId: body.themeId, version: body.version }
    const message = body.error ?? `The server responded with status ${response.status}.`
    if (body.problems) return { kind: 'problems', message, problems: body.problems }
    return { kind: 'refused', message, retryAfter: Number(response.headers.get('Retry-After')) || null }
  }

  /** Returns rendering errors of this version; an empty list when they cannot be loaded. */
  async errors({ themeId, version }: Pick<Uploaded, 'themeId' | 'version'>): Promise<PackageProblem[]> {
    const response = await this.#send(`/themes/${themeId}/errors`).catch(() => null)
    const { docs = [] } = (response?.ok ? await response.json().catch(() => ({})) : {}) as {
      docs?: (PackageProblem & { number: number })[]
    }
    return docs.flatMap(({ column, file, line, message, number }) =>
      number === version ? [{ column, file, line, message }] : [],
    )
  }

  async #send(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(`${this.#server}/api${path}`, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string> | undefined),
          Authorization: `Bearer ${this.#token}`,
        },
      })
    } catch {
      throw new CliError(`${this.#server} does not respond. Is it running? Check --server.`)
    }
  }
}
