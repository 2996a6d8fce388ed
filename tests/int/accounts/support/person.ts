import { poolOf } from '@/database/connections'
import { newTotpSecret, totpCode } from '@/lib/accounts/totp'
import type { TestApp } from '@tests/support/boot'
import { clientOf, PASSWORD, anonymous, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'

export interface TestPerson {
  email: string
  id: string
  client: Client
}

let number = 0

/** Somebody new, signed in. */
export async function newPerson(app: TestApp, more: Record<string, unknown> = {}): Promise<TestPerson> {
  const email = `person${++number}@accounts.example`
  const id = await create(app.payload, 'users', {
    email,
    emailVerified: true,
    firstName: 'Robin',
    password: PASSWORD,
    ...more,
  })
  return { client: clientOf(app, (await login(app, email)).body.token), email, id }
}

interface LoginAnswer {
  code: string
  token: string
}

export const login = (app: TestApp, email: string, more: { code?: string; password?: string } = {}) =>
  anonymous(app).post<LoginAnswer>('/users/login', { email, password: PASSWORD, ...more })

/** The code that an authenticator app shows, as many periods of 30 seconds from now. */
export const appCode = (secret: string, periods = 0): string => totpCode(secret, Date.now() + periods * 30_000)

/** A secret that nobody has. */
export const otherSecret = newTotpSecret

/** Lets the periods of codes that were used pass, as time would. */
export const expireTotpSteps = async (app: TestApp, id: string) =>
  void (await poolOf(app.payload).query('update second_factors set last_step = 0 where user_id = $1', [id]))

/** Turns two-factor sign-in on. */
export async function withFactor(
  app: TestApp,
  { client, id }: TestPerson,
): Promise<{ codes: string[]; secret: string }> {
  const begun = await client.post<{ secret: string }>('/users/second-factor', { password: PASSWORD })
  const { secret } = begun.body
  const confirmed = await client.post<{ codes: string[] }>('/users/second-factor/confirm', { code: appCode(secret) })
  if (confirmed.status !== 200) throw new Error(`Two-factor sign-in is not on: ${confirmed.status} ${confirmed.text}`)
  await expireTotpSteps(app, id)
  return { codes: confirmed.body.codes, secret }
}
