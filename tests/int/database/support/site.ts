import type { TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'

/** One theatre and its owner. */
export interface Site {
  tenant: string
  owner: string
  email: string
  client: Client
}

export async function makeSite(app: TestApp): Promise<Site> {
  const email = 'owner@test.example'
  const owner = await create(app.payload, 'users', { email, emailVerified: true, password: PASSWORD })
  const tenant = await create(app.payload, 'tenants', {
    languages: ['en'],
    name: 'The theatre',
    owner,
    publishedLanguages: ['en'],
    slug: 'theatre',
    timezone: 'UTC',
  })
  return { client: await signIn(app, email), email, owner, tenant }
}

/** Pages of the site, with titles that want no address of another. @returns their ids */
export async function makePages(app: TestApp, tenant: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= count; number++)
    ids.push(await create(app.payload, 'pages', { tenant, title: `${number} page` }))
  return ids
}
