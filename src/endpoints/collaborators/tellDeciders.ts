import type { PayloadRequest } from 'payload'
import { readStandings } from '../../access/standings'
import { tell } from '../notices/tell'

interface About {
  /** Which words: title and body. */
  about: 'noticeGuessed' | 'noticeRequest'
  site: { id: string; name: string }
  values: Record<string, string>
}

/** Puts a notice behind the bell of everybody who decides about people of a site. @returns their ids */
export async function tellDeciders(req: PayloadRequest, { about, site, values }: About): Promise<string[]> {
  const standings = await readStandings(req, site.id)
  const recipients = [...standings.values()]
    .filter(({ keys, kind }) => kind !== 'provider' && keys.has('users:admin'))
    .map(({ userId }) => userId)
  await tell(req, {
    body: `${about}Body`,
    href: '/settings/users',
    recipients,
    tenantId: site.id,
    title: `${about}Title`,
    values: { ...values, site: site.name },
  })
  return recipients
}
