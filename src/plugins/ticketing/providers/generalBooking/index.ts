import type { LinkProblem, LinkProvider } from '../../lib/provider/provider'

const MAX_URL_LENGTH = 2_048

/**
 * Booking links to any box office, entered by staff. They are only displayed, never fetched, and keep their query
 * strings.
 */
export const generalBooking: LinkProvider = {
  hasApi: false,
  handle: 'generalBooking',
  name: 'General booking',
  longestLabel: 80,
  linkProblem,
}

function linkProblem(link: string): LinkProblem | null {
  if (link.length > MAX_URL_LENGTH) return 'tooLong'
  if (!URL.canParse(link)) return 'notAbsolute'
  const { password, protocol, username } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return 'notWeb'
  return username !== '' || password !== '' ? 'credentials' : null
}
