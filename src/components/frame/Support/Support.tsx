import type { PayloadRequest } from 'payload'
import { personOf } from '@/access/personOf'
import { readOpenVisits } from '@/database/people/supportVisits'
import { siteMoments } from '@/endpoints/documents/siteMoments'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { SupportBanner } from './SupportBanner'

/** Banner for support staff who are visiting a site: how long the visit lasts and what it permits. */
export async function Support({ req }: { req?: PayloadRequest }) {
  const person = req && (await personOf(req))
  const site = person?.current
  const kind = site && person.memberships.get(site.id)?.kind
  if (!req || !site || (kind !== 'support' && kind !== 'supportAgreed')) return null
  const visits = (await readOpenVisits(req, person.id)).filter(({ tenantId }) => tenantId === site.id)
  const visit = visits.find(({ agreedAt }) => agreedAt) ?? visits[0]
  if (!visit) return null
  const { formatWithZone } = await siteMoments(req, site.id)
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['support'])}>
      <SupportBanner
        id={visit.id}
        site={site.name}
        state={visit.agreedAt ? 'agreed' : visit.askedAt ? 'asked' : 'reads'}
        until={formatWithZone(visit.endsAt.toISOString())}
      />
    </AreaMessagesProvider>
  )
}
