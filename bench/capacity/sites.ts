import { PASSWORD, EDITOR } from '../data/people'
import { startServer } from '../servers/startServer'
import type { Template } from './data/makeTemplate'
import type { CapacityDatabases, Name } from './data/capacityDatabases'
import { AGENCY, LARGE_SITE, SUPER_ADMIN } from './people'
import { send } from './send'

/** Who asks: somebody who writes for the measured site, the same of the large one, the provider, an agency, or nobody. */
export type Who = 'agency' | 'editor' | 'largeEditor' | 'nobody' | 'superAdmin'

/** The product on one of the databases, with everybody signed in. */
export interface Installation {
  name: Name
  url: string
  /** Of its process. */
  pid: number
  template: Template
  cookies: Record<Who, string>
  stop: () => Promise<void>
}

const EMAILS: Record<Exclude<Who, 'nobody'>, string> = {
  agency: AGENCY,
  editor: EDITOR,
  largeEditor: EDITOR.replace('@', `-${LARGE_SITE}@`),
  superAdmin: SUPER_ADMIN,
}

export async function startInstallation(name: Name, { template, urlOf }: CapacityDatabases): Promise<Installation> {
  const { group, stop, url } = await startServer('ours', urlOf(name))
  try {
    const cookies: Record<Who, string> = { agency: '', editor: '', largeEditor: '', nobody: '', superAdmin: '' }
    for (const [who, email] of Object.entries(EMAILS)) {
      const onScreen = who === 'largeEditor' ? '' : `; payload-tenant=${template.id}`
      cookies[who as Who] = `payload-token=${await signIn(url, email)}${onScreen}`
    }
    return { cookies, name, pid: group, stop, template, url }
  } catch (error) {
    await stop()
    throw error
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const { body, status } = await send(url, {
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { 'Content-Type': 'application/json', Origin: url },
    method: 'POST',
    path: '/api/users/login',
  })
  const { token } = JSON.parse(body) as { token?: string }
  if (!token) throw new Error(`${email} cannot sign in at ${url}: ${status}`)
  return token
}
