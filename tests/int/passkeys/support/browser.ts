import type { TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, type ApiResponse } from '@tests/support/client'
import { type Authenticator, type Deviation } from '@tests/support/authenticator'

/** What every answer may have. */
export interface Answer {
  code?: string
  codes?: string[] | null
  error?: string
  id?: string
  options?: { challenge: string; rp: { id?: string }; user: { id: string } }
  token?: string
  user?: { email?: string } | null
}

/** A browser with its cookies, and what it does with passkeys. */
export class Browser {
  private readonly cookies = new Map<string, string>()

  constructor(
    private readonly app: TestApp,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Cookies as the server sees them. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  post(path: string, body: object = {}): Promise<ApiResponse<Answer>> {
    return this.send('post', path, body)
  }

  patch(path: string, body: object): Promise<ApiResponse<Answer>> {
    return this.send('patch', path, body)
  }

  private async send(method: 'patch' | 'post', path: string, body: object): Promise<ApiResponse<Answer>> {
    const answer = await anonymous(this.app)[method]<Answer>(path, body, {
      headers: { ...this.headers, Cookie: this.cookie },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    return answer
  }

  get(path: string): Promise<ApiResponse<Answer>> {
    return anonymous(this.app).get<Answer>(path, { headers: { Cookie: this.cookie } })
  }

  /** Email of whoever is signed in; null if nobody is. */
  async whoAmI(): Promise<string | null> {
    const { body } = await this.get('/users/me')
    return body.user?.email ?? null
  }

  logIn(email: string, code?: string, password = PASSWORD): Promise<ApiResponse<Answer>> {
    return this.post('/users/login', { email, password, ...(code && { code }) })
  }

  /** Adds a passkey of a device to the account that is signed in. */
  async add(device: Authenticator, { code, ...deviation }: Deviation & { code?: string } = {}) {
    const begun = await this.post('/passkeys/options', { password: PASSWORD, ...(code && { code }) })
    if (!begun.body.options) return begun
    return this.post('/passkeys', {
      name: 'Office laptop',
      response: JSON.stringify(device.create(begun.body.options, deviation)),
    })
  }

  /** Requests a challenge and lets a device sign it. */
  async signature(device: Authenticator, deviation?: Deviation) {
    const { body } = await this.post('/passkeys/challenge')
    return JSON.stringify(device.sign({ challenge: body.options?.challenge ?? '' }, deviation))
  }

  async signIn(device: Authenticator, deviation?: Deviation): Promise<ApiResponse<Answer>> {
    return this.post('/passkeys/sign-in', { response: await this.signature(device, deviation) })
  }

  /** Exchanges a signature for a code. */
  async code(device: Authenticator): Promise<string> {
    const { body } = await this.post('/passkeys/code', { response: await this.signature(device) })
    return body.code ?? ''
  }
}
