import { PASSWORD } from '../data/people'

/** A started application. */
export interface App {
  /** Its own pages call it from there. */
  origin: string
  stop: () => Promise<unknown>
  url: string
}

/** Somebody who is signed in to one of the sites. */
export interface Person {
  /** @returns the answer, also of a refusal; null where nobody answers */
  call: (method: 'GET' | 'PATCH' | 'POST', path: string, body?: FormData | object) => Promise<Response | null>
  /** The session, which a restored installation knows as well. */
  token: string
}

/** @throws unless the application takes the password */
export async function signIn(app: App, email: string): Promise<Person> {
  const answer = await person(app, '').call('POST', '/users/login', { email, password: PASSWORD })
  const { token } = ((await answer?.json()) ?? {}) as { token?: string }
  if (!token) throw new Error(`${email} cannot sign in: ${answer?.status}`)
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
