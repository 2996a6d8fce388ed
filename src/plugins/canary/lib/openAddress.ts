import type { Call } from './Call'
import type { Answer } from './Sender'
import type { Trial } from './Trial'

/** Opens a page as a browser of a visitor does: with a cookie, and through one redirect on the same host. */
export async function openOn({ sender }: Trial, page: Pick<Call, 'cookie' | 'host' | 'path'>): Promise<Answer> {
  const first = await sender.send({ ...page, method: 'GET' }, 'visitor')
  if (!first.location?.startsWith('/')) return first
  const cookie = first.cookie ?? page.cookie
  const next = await sender.send({ ...page, ...(cookie && { cookie }), method: 'GET', path: first.location }, 'visitor')
  return { ...next, cookie: first.cookie }
}
