import { isbot } from 'isbot'

/** Whether a program for people sent the request, by what it says of itself. */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get('User-Agent')
  return Boolean(agent) && !isbot(agent)
}

/** Whether a browser opens the page to show it now: no image, no script, and no prefetch. */
export const isOpening = (headers: Headers): boolean =>
  [null, 'document'].includes(headers.get('Sec-Fetch-Dest')) &&
  !['Purpose', 'Sec-Purpose', 'X-Moz', 'X-Purpose'].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )

/** Whether a search engine or the like says so of itself. Other programs, such as importers of calendars, are not meant. */
export const isCrawler = (headers: Headers): boolean =>
  /bot\b|crawl|spider|slurp/i.test(headers.get('User-Agent') ?? '')
