import { layoutWith } from '../data/pages'
import type { Databases } from '../data/databases'
import { EDITOR, PASSWORD } from '../data/people'
import { startServer } from './startServer'

/** One of the two, on a database with so many tenants, as the signed-in editor asks it. */
export interface App {
  name: 'bare' | 'ours'
  tenants: number
  url: string
  /** Of its processes. */
  group: number
  headers: Record<string, string>
  /** Id of the tenant in which everything is measured. */
  tenant: string
  /** Ids of its pages. */
  pages: string[]
  /** Content of a page. */
  layout: Record<string, unknown>[]
  stop: () => Promise<void>
}

export async function startApp(name: App['name'], tenants: number, { tenant, urlOf }: Databases): Promise<App> {
  const { group, stop, url } = await startServer(name, urlOf(name, tenants))
  try {
    const headers = { Cookie: `payload-token=${await signIn(url)}; payload-tenant=${tenant.id}`, Origin: url }
    await preferTable(url, headers, tenant.id)
    return {
      group,
      headers,
      layout: layoutWith(tenant.picture),
      name,
      pages: tenant.pages,
      stop,
      tenant: tenant.id,
      tenants,
      url,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Ours shows pages as a tree else, which bare Payload has nothing to compare with. */
async function preferTable(url: string, headers: Record<string, string>, tenant: string): Promise<void> {
  const answer = await fetch(`${url}/api/payload-preferences/pages-view-type`, {
    body: JSON.stringify({ value: { [tenant]: 'list' } }),
    headers: { ...headers, 'Content-Type': 'application/json' },
    method: 'POST',
  })
  if (!answer.ok) throw new Error(`The editor's preference is not taken at ${url}: ${answer.status}`)
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    body: JSON.stringify({ email: EDITOR, password: PASSWORD }),
    headers: { 'Content-Type': 'application/json', Origin: url },
    method: 'POST',
  })
  const body = (await answer.json()) as { token?: string }
  if (!body.token) throw new Error(`The editor cannot sign in at ${url}: ${answer.status}`)
  return body.token
}
