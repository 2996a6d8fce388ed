import type { PayloadRequest } from 'payload'
import { completeFieldAddress, isWebAddress } from '@/collections/fields/linkFields'
import { refused, translatorOf } from '@/exports/server'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { buildLink, LINK_PARTS, findUnknownPart } from './linkPattern'
import { AREA } from './plan'

/**
 * Creates a function that builds booking links from a pattern.
 * @throws OperationError 422 for the field if the pattern has an unknown placeholder, or the result is not a URL
 */
export function linkBuilderOf(
  req: PayloadRequest,
  pattern: string,
): (wall: LocalDateTime | null, number: number) => string {
  const t = translatorOf(req.i18n)
  const part = findUnknownPart(pattern)
  if (part !== null)
    throw refused(
      AREA,
      t('performancesLinkPart', { known: LINK_PARTS.map((name) => `{${name}}`).join(' '), part: `{${part}}` }),
      'bookingLinkURL',
    )
  return (wall, number) => {
    const link = completeFieldAddress(buildLink(pattern, wall, number))
    if (!isWebAddress(link)) throw refused(AREA, t('performancesLinkWrong', { link }), 'bookingLinkURL')
    return link
  }
}
