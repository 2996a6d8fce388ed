import type { Audience, PageSubject, Visitor } from '@/plugins/site/published'
import { readIsOn } from '../database/counts'
import { audienceCounts } from './AudienceCounts'
import { countPress } from './countPress'
import { isCrawler, isOpening, isPerson } from './isPerson'
import { sourceOf } from './sourceOf'
import { audienceSettings } from '../settings'

const MAX_LENGTH = 60

/** Digits from which on a number may be that of a telephone, a card or an order. */
const MAX_DIGITS = 4

/**
 * Returns the words of a search in one spelling; null for what may be about a person or is no search: addresses,
 * telephone numbers, long texts.
 */
export function searchedWords(text: string): string | null {
  const words = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('en')
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0
  const isPlain = words !== '' && words.length <= MAX_LENGTH && digits <= MAX_DIGITS
  return isPlain && !/[@<>{}[\]\\]|:\/\/|www\./.test(words) ? words : null
}

/** Whether the site is counted by this installation. */
const isCounted: Audience['isOn'] = async (payload, siteId) =>
  audienceSettings().AUDIENCE_SECONDS > 0 && readIsOn(payload, siteId)

function countPage({ language, payload, request, site }: Visitor, subject: PageSubject): void {
  const { headers, method } = request
  if (method !== 'GET' || !isPerson(headers) || !isOpening(headers)) return
  const counts = audienceCounts()
  counts.add(payload, site, 'visit', `${nameOf(subject)}/${language}`)
  const own = [headers.get('Host') ?? '', ...(site.domains ?? []).map(({ domain }) => domain)]
  const source = sourceOf(headers.get('Referer'), own)
  if (source) counts.add(payload, site, 'source', source)
  const words = subject.search && !subject.search.hasResults ? searchedWords(subject.search.text) : null
  if (words) counts.add(payload, site, 'search', words)
}

/** The start page shows a document, or a list on sites without one. */
const nameOf = ({ document, path, template }: PageSubject): string =>
  document ? `${document.collection}/${document.id}` : `list/${path === '/' ? 'home' : template}`

/** Calendar programs fetch again and again; a browser fetches once, for somebody who wants the dates. */
function countCalendar(
  { payload, request, site }: Visitor,
  { collection, id }: { collection: string; id: string },
): void {
  const { headers, method } = request
  if (method !== 'GET') return
  const isBrowser = headers.get('Sec-Fetch-Mode') === 'navigate'
  if (isBrowser ? !isPerson(headers) : isCrawler(headers)) return
  audienceCounts().add(payload, site, isBrowser ? 'calendar' : 'subscription', `${collection}/${id}`)
}

/** Counts what the website reports. */
export const audience: Audience = { isOn: isCounted, onCalendar: countCalendar, onPage: countPage, onPress: countPress }
