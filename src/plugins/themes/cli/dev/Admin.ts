import { CliError } from '../CliError'
import type { PackageProblem } from '../../lib/package/problem'

/** Credentials for the command line. */
export interface SignIn {
  email?: string | undefined
  password?: string | undefined
  /** Token of an existing session. */
  token?: string | undefined
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

/** Client of the REST API of an installation. */
export class Admin {
  private token = ''
  private readonly server: string

  constructor(server: string) {
    this.server = server.replace(/\/+$/, '')
  }

  /** @throws CliError */
  async signIn({ email, password, token }: SignIn): Promise<void> {
    if (token) return void (this.token = token)
    if (!email || !password)
      throw new CliError(
        'Sign in with --email and the password in CALLBOARD_PASSWORD, or with a session token in CALLBOARD_TOKEN.',
      )
    const response = await this.send('/users/login', {
      body: JSON.stringify({ email, password }),
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
    const body = (await response.json().catch(() => ({}))) as Failure & { token?: string }
    if (!response.ok || !body.token)
      throw new CliError(`Signing in at ${this.server} failed: ${body.error ?? response.status}`)
    this.token = body.token
  }

  /** Returns the tenant id for a slug. @throws CliError */
  async tenant(slug: string): Promise<string> {
    const query = new URLSearchParams({ depth: '0', limit: '1', 'where[slug][equals]': slug })
    const response = await this.send(`/tenants?${query.toString()}`)
    const { docs = [] } = (await response.json().catch(() => ({}))) as { docs?: { id: string }[] }
    if (!response.ok || !docs[0]) throw new CliError(`You have no access to a site "${slug}". Check --tenant.`)
    return docs[0].id
  }

  /** Uploads a package as a development theme: as a new theme, or as the next version of the theme with the key. */
  async upload(zip: Buffer, { key, tenant }: { key: string; tenant: string }): Promise<UploadOutcome> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ isDevelopmentTheme: 'true', key, tenant })) form.set(name, value)
    form.set('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'theme.zip')
    const response = await this.send('/themes/add', { body: form, method: 'POST' })
    const body = (await response.json().catch(() => ({}))) as Failure & Uploaded
    if (response.ok) return { kind: 'uploaded', preview: body.preview, themeId: body.themeId, version: body.version }
    const message = body.error ?? `The server responded with status ${response.status}.`
    if (body.problems) return { kind: 'problems', message, problems: body.problems }
    return { kind: 'refused', message, retryAfter: Number(response.headers.get('Retry-After')) || null }
  }

  /** Returns rendering errors of this version; an empty list when they cannot be loaded. */
  async errors({ themeId, version }: Pick<Uploaded, 'themeId' | 'version'>): Promise<PackageProblem[]> {
    const response = await this.send(`/themes/${themeId}/errors`).catch(() => null)
    const { docs = [] } = (response?.ok ? await response.json().catch(() => ({})) : {}) as {
      docs?: (PackageProblem & { number: number })[]
    }
    return docs.flatMap(({ column, file, line, message, number }) =>
      number === version ? [{ column, file, line, message }] : [],
    )
  }

  private async send(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(`${this.server}/api${path}`, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string> | undefined),
          ...(this.token && { Authorization: `Bearer ${this.token}` }),
        },
      })
    } catch {
      throw new CliError(`${this.server} does not respond. Is it running? Check --server.`)
    }
  }
}
