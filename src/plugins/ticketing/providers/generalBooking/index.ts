import type { LinkProblem, LinkProvider } from '../../lib/provider/provider'

const LONGEST_LINK = 2_048

/** Links to any box office, entered by staff. They are never called, only shown; their query strings stay as they are. */
export const generalBooking: LinkProvider = {
  hasApi: false,
  handle: 'generalBooking',
  name: 'General booking',
  longestLabel: 80,
  linkProblem,
}

function linkProblem(link: string): LinkProblem | null {
  if (link.length > LONGEST_LINK) return 'tooLong'
  if (!URL.canParse(link)) return 'notAbsolute'
  const { password, protocol, username } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return 'notWeb'
  return username !== '' || password !== '' ? 'credentials' : null
}
