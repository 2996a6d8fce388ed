import { anonymous, PASSWORD } from './client'
import type { TestApp } from './boot'

/** Session tokens of users of the test world, by name. */
export async function tokensOf(app: TestApp, names: string[]): Promise<Record<string, string>> {
  const entries = names.map(async (name) => {
    const response = await anonymous(app).post<{ token: string }>('/users/login', {
      email: `${name}@test.example`,
      password: PASSWORD,
    })
    return [name, response.body.token] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
