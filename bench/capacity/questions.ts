import { LOGINS, PASSWORD } from '../data/people'
import { LARGE_SITE } from './people'
import type { Sent } from './send'
import type { Installation, Who } from './sites'

/** Something that people ask, measured at both installations in turns. */
export interface Question {
  name: string
  /** A heading of the table. */
  about: 'admin' | 'provider' | 'search' | 'website'
  who: Who
  request: (at: Installation, round: number) => Sent
  /** What 95 of 100 may take, in milliseconds. */
  target?: number
  /** Part of the requests of other questions, for those that take long. Default: 1. */
  part?: number
  /** Only at the many: what it is about is not at the few. */
  isOnlyAtMany?: boolean
  /** The website has changed just before: no page of it is kept. */
  afterChange?: boolean
  /** Status of the answer. Default: 200. */
  status?: number
}

const SEARCH_TARGET_MS = 50
const QUARTER = 0.25

const get = (path: string) => (): Sent => ({ path })
const json = (method: 'PATCH' | 'POST', path: string, body: object): Sent => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
  method,
  path,
})
const screen = (path: string) => (): Sent => ({
  headers: { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' },
  path,
})
const pick = (from: string[], round: number): string => from[round % from.length]!
const onSite =
  (path: string) =>
  (at: Installation): Sent => ({
    headers: { Host: `riverside.${new URL(at.url).host}` },
    path,
  })
const searched =
  (words: string[]) =>
  (_: Installation, round: number): Sent => ({
    path: `/api/search?limit=50&depth=1&search=${encodeURIComponent(pick(words, round))}`,
  })
const search = (name: string, words: string[]): Question[] => [
  { about: 'search', name, request: searched(words), target: SEARCH_TARGET_MS, who: 'editor' },
]
const largeSearch = (name: string, words: string[]): Question => ({
  about: 'search',
  isOnlyAtMany: true,
  name: `${name}, large site`,
  request: searched(words),
  target: SEARCH_TARGET_MS,
  who: 'largeEditor',
})

/** In the template every fourth page after the first is below it, the others are at the top of the tree. */
const isBelowFirst = (index: number): boolean => index > 0 && (index - 1) % 4 === 3

/** A page goes before another one beside it, at the top or below the first, which stays. */
const move =
  (where: 'at the top' | 'below another') =>
  ({ template: { pages } }: Installation, round: number): Sent => {
    const siblings = pages.filter((_, index) => index > 0 && isBelowFirst(index) === (where === 'below another'))
    return json('POST', '/api/pages/navigation', {
      instruction: { type: 'reorder-above' },
      itemId: pick(siblings, round),
      targetId: pick(siblings, round + 2),
    })
  }

/** A page that is made at the end of the top, or below the first, which gets it as its last child. */
const newPage =
  (where: 'at the top' | 'below another') =>
  ({ template: { id, pages } }: Installation, round: number): Sent =>
    json('POST', '/api/pages?depth=0', {
      title: `New page ${round}`,
      tenant: id,
      ...(where === 'below another' && { parent: pages[0] }),
    })

/** As screens ask it of people who have several sites. */
const ofSite = ({ template }: Installation): Sent => ({
  path: `/api/pages?limit=10&depth=0&draft=true&where[tenant][equals]=${template.id}`,
})

export const QUESTIONS: Question[] = [
  ...search('beginning of a word', ['strav', 'seag', 'clar', 'moon']),
  ...search('two words', ['clara strav', 'seagull lantern', 'page 1']),
  ...search('one letter', ['s', 'e', 'p']),
  ...search('a typo', ['stravinksy', 'serenede', 'moreua', 'seagul lantren']),
  ...search('accents', ['dvorak', 'dvořák', 'elodie', 'josé']),
  ...search('nothing', ['zzyzx', 'quokka parliament']),
  largeSearch('beginning of a word', ['strav', 'nakam', 'symph', 'lulla']),
  largeSearch('two words', ['clara moon', 'hamlet winter', 'rosa bianchi']),
  largeSearch('one letter', ['s', 'w', 'e']),
  largeSearch('a typo', ['stravinksy', 'serenede', 'moreua dnace']),
  largeSearch('nothing', ['zzyzx', 'quokka parliament']),

  { about: 'website', name: 'page, kept', request: onSite('/page-1'), who: 'nobody' },
  { about: 'website', afterChange: true, name: 'page, after a change', request: onSite('/page-1'), who: 'nobody' },
  { about: 'website', afterChange: true, name: "what's on, after a change", request: onSite('/events'), who: 'nobody' },
  { about: 'website', name: 'sitemap', request: onSite('/sitemap.xml'), who: 'nobody' },
  {
    about: 'website',
    isOnlyAtMany: true,
    name: 'sitemap, large site',
    request: (at) => ({ headers: { Host: `site-${LARGE_SITE}.${new URL(at.url).host}` }, path: '/sitemap.xml' }),
    who: 'nobody',
  },
  {
    about: 'website',
    name: 'page at a domain of its own',
    request: () => ({ headers: { Host: 'www.riverside.example' }, path: '/page-1' }),
    who: 'nobody',
  },
  {
    about: 'website',
    name: 'domain allowed',
    request: get('/api/domains/allowed?domain=www.riverside.example'),
    who: 'nobody',
  },
  {
    about: 'website',
    name: 'domain not allowed',
    request: get('/api/domains/allowed?domain=www.nobody.example'),
    status: 404,
    who: 'nobody',
  },

  {
    about: 'admin',
    name: 'sign in',
    part: QUARTER,
    request: (_, round) => json('POST', '/api/users/login', { email: pick(LOGINS, round), password: PASSWORD }),
    who: 'nobody',
  },
  { about: 'admin', name: 'list', request: get('/api/pages?limit=10&depth=0&draft=true'), who: 'editor' },
  {
    about: 'admin',
    name: 'list of events by the next performance',
    request: get('/api/events?limit=10&depth=0&draft=true&sort=nextPerformance'),
    who: 'editor',
  },
  {
    about: 'admin',
    name: 'one document',
    request: ({ template }, round) => ({ path: `/api/pages/${pick(template.pages, round)}?depth=1&draft=true` }),
    who: 'editor',
  },
  {
    about: 'admin',
    name: 'save of a document',
    request: ({ template }, round) =>
      json('PATCH', `/api/pages/${pick(template.pages, round)}?depth=0`, { summary: `As of save ${round}` }),
    who: 'editor',
  },
  ...(['at the top', 'below another'] as const).map((where): Question => ({
    about: 'admin',
    name: `move of a page ${where}`,
    request: move(where),
    who: 'editor',
  })),
  { about: 'admin', name: 'tree of pages', request: get('/api/pages/tree'), who: 'editor' },
  { about: 'admin', name: 'dashboard', part: QUARTER, request: screen('/admin'), who: 'editor' },
  { about: 'admin', name: 'list screen', part: QUARTER, request: screen('/admin/collections/posts'), who: 'editor' },
  ...['list', 'tree of pages'].map((name): Question => ({
    about: 'admin',
    isOnlyAtMany: true,
    name: `${name}, large site`,
    request: get(name === 'list' ? '/api/pages?limit=10&depth=0&draft=true' : '/api/pages/tree'),
    who: 'largeEditor',
  })),
  {
    about: 'admin',
    name: 'edit screen',
    part: QUARTER,
    request: ({ template }, round) => screen(`/admin/collections/pages/${pick(template.pages, round)}`)(),
    who: 'editor',
  },

  { about: 'provider', name: 'sites to choose from', request: get('/api/users/tenants'), who: 'superAdmin' },
  {
    about: 'provider',
    name: 'sites to choose from, by name',
    request: (_, round) => ({ path: `/api/users/tenants?search=${pick(['riverside', 'clara', 'site-7'], round)}` }),
    who: 'superAdmin',
  },
  { about: 'provider', name: 'all sites', part: QUARTER, request: get('/api/provider/sites'), who: 'superAdmin' },
  {
    about: 'provider',
    name: 'all sites, found by name',
    part: QUARTER,
    request: get('/api/provider/sites?find=riverside'),
    who: 'superAdmin',
  },
  {
    about: 'provider',
    name: 'sites with problems',
    part: QUARTER,
    request: get('/api/provider/sites?problems=1'),
    who: 'superAdmin',
  },
  {
    about: 'provider',
    name: 'all sites by storage',
    part: QUARTER,
    request: get('/api/provider/sites?order=-storage'),
    who: 'superAdmin',
  },
  {
    about: 'provider',
    name: 'screen of all sites',
    part: QUARTER,
    request: screen('/admin/collections/tenants'),
    who: 'superAdmin',
  },
  {
    about: 'provider',
    name: 'screen of all people',
    part: QUARTER,
    request: screen('/admin/collections/users'),
    who: 'superAdmin',
  },
  {
    about: 'provider',
    name: 'screen of the log',
    part: QUARTER,
    request: screen('/admin/collections/audit-log'),
    who: 'superAdmin',
  },
  {
    about: 'provider',
    name: 'screen of all mails',
    part: QUARTER,
    request: screen('/admin/collections/mails'),
    who: 'superAdmin',
  },
  { about: 'provider', name: 'list, as super-admin', request: ofSite, who: 'superAdmin' },
  { about: 'provider', name: 'list, as an agency', request: ofSite, who: 'agency' },
  // Last, because its pages stay.
  ...(['at the top', 'below another'] as const).map((where): Question => ({
    about: 'admin',
    name: `new page ${where}`,
    request: newPage(where),
    status: 201,
    who: 'editor',
  })),
]

/** The request of a question as it is sent. */
export function asked(question: Question, at: Installation, round: number): Sent {
  const { headers, ...sent } = question.request(at, round)
  const cookie = at.cookies[question.who]
  return { ...sent, headers: { ...(cookie && { Cookie: cookie }), Origin: at.url, ...headers } }
}
