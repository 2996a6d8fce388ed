import type { PayloadRequest } from 'payload'
import { isHeldElsewhere } from '../../database/domains/domainRows'
import { settings } from '../../lib/settings'
import { LOCAL_SUFFIX } from '../../lib/site/hosts'
import { conflict } from '../OperationError'

/**
 * Is the name another site's? A name that has to be proven belongs to whoever has proven it, one for developers to whoever
 * added it first, on all ports unless both name one. From here to the end of the transaction nobody else can have it.
 */
export async function isTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<boolean> {
  const [host = '', port] = domain.split(':')
  return isHeldElsewhere(req, tenantId, { host, slug: localSlug(host), withPort: port ? domain : undefined })
}

/** On an installation of one machine `{slug}.localhost` comes with the site of that slug. */
function localSlug(host: string): string | null {
  const suffix = `.${LOCAL_SUFFIX}`
  const isOnOneMachine = new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX
  return isOnOneMachine && host.endsWith(suffix) ? host.slice(0, -suffix.length) : null
}

/** @throws OperationError 409 for a name that is another site's */
export async function refuseTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<void> {
  if (await isTaken(req, domain, tenantId)) throw conflict('domains', 'This domain is already added')
}
