import { layoutWith } from '../data/pages'
import type { Databases } from '../data/databases'
import { EDITOR, PASSWORD } from '../data/people'
import { startServer } from './startServer'

/** One of the two apps on a database with a number of tenants, as used by the signed-in editor. */
export interface App {
  name: 'bare' | 'ours'
  tenants: number
  url: string
  /** Process group id. */
  group: number
  headers: Record<string, string>
  /** Id of the measured tenant. */
  tenant: string
  /** Ids of its pages. */
  pages: string[]
  /** Blocks of a page. */
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

/** Shows pages as a list: bare Payload has no tree to compare with. */
async function preferTable(url: string, headers: Record<string, string>, tenant: string): Promise<void> {
  const response = await fetch(`${url}/api/payload-preferences/pages-view-type`, {
    body: JSON.stringify({ value: { [tenant]: 'list' } }),
    headers: { ...headers, 'Content-Type': 'application/json' },
    method: 'POST',
  })
  if (!response.ok) throw new Error(`Could not save the editor's list preference at ${url}: status ${response.status}`)
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    body: JSON.stringify({ email: EDITOR, password: PASSWORD }),
    headers: { 'Content-Type': 'application/json', Origin: url },
    method: 'POST',
  })
  const body = (await response.json()) as { token?: string }
  if (!body.token) throw new Error(`Could not sign in as the editor at ${url}: status ${response.status}`)
  return body.token
}
