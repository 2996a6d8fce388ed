import { PASSWORD } from '../data/people'

/** A running application. */
export interface App {
  /** Value of the Origin header, as its own pages send it. */
  origin: string
  stop: () => Promise<unknown>
  url: string
}

/** A user signed in to one of the sites. */
export interface Person {
  /** Resolves to the response, including errors; null if the request fails. */
  call: (method: 'GET' | 'PATCH' | 'POST', path: string, body?: FormData | object) => Promise<Response | null>
  /** Session token, which is valid in a restored installation too. */
  token: string
}

/** @throws if the application rejects the password */
export async function signIn(app: App, email: string): Promise<Person> {
  const response = await person(app, '').call('POST', '/users/login', { email, password: PASSWORD })
  const { token } = ((await response?.json()) ?? {}) as { token?: string }
  if (!token) throw new Error(`Could not sign in as ${email}: status ${response?.status}`)
  return person(app, token)
}

export const person = ({ origin, url }: App, token: string): Person => ({
  call: async (method, path, body) => {
    const isForm = body instanceof FormData
    const headers = {
      Origin: origin,
      ...(token && { Cookie: `payload-token=${token}` }),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    }
    const sent = isForm ? body : body && JSON.stringify(body)
    return fetch(`${url}/api${path}`, { body: sent, headers, method }).catch(() => null)
  },
  token,
})
