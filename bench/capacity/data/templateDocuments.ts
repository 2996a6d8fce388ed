import { DateTime } from 'luxon'
import { layoutWith, picturesOf, SENTENCE } from '../../data/pages'
import { FIRST_NAMES, LAST_NAMES, NOUNS } from '../../search/words'

/** Documents of one content type, in the order in which they are written. */
export type OfType = [type: string, documents: { id: string; data: Record<string, unknown> }[]]

const ZONE = 'Europe/London'

/** How many of each type a site has: a house with a season under way, a hundred documents in all. */
const AMOUNTS = { events: 12, media: 10, pages: 14, people: 12, performances: 36, posts: 6, works: 5 }

/** The event that is on for weeks and has no performances. */
const EXHIBITION = 10

/** Of so many the last is a draft that nobody has published. */
const DRAFTED = ['events', 'pages']

export const isDraft = (type: string, index: number, all: number): boolean =>
  DRAFTED.includes(type) && index === all - 1

/** A hundred documents of a small theatre that refer to one another. @param newId gives ids */
export function templateDocuments(newId: () => string): OfType[] {
  const many = (count: number, dataOf: (index: number) => Record<string, unknown>) =>
    Array.from({ length: count }, (_, index) => ({ data: dataOf(index), id: newId() }))
  const media = picturesOf(AMOUNTS.media).map(({ data }) => ({ data, id: newId() }))
  const picture = (index: number): string => media[index % media.length]!.id
  const people = many(AMOUNTS.people, (index) => ({
    name: `${FIRST[index % FIRST.length]} ${LAST[(index * 5) % LAST.length]}`,
    portrait: picture(index),
    profession: 'Actor',
    summary: sentence(),
  }))
  const works = many(AMOUNTS.works, (index) => ({
    creators: [{ person: people[index]!.id, role: 'Playwright' }],
    summary: sentence(),
    title: `The ${NOUN[index]}`,
  }))
  const venues = many(2, (index) => ({
    city: 'Cardiff',
    image: picture(index),
    name: ['Main house', 'Studio'][index],
    timezone: ZONE,
  }))
  const seasons = many(1, () => ({ endDate: day(200), startDate: day(-100), title: 'This season' }))
  const events = many(AMOUNTS.events, (index) => ({
    credits: people
      .slice(index % 6, (index % 6) + 6)
      .map(({ id }) => ({ group: 'cast', person: id, role: 'Ensemble' })),
    images: [picture(index)],
    season: seasons[0]!.id,
    summary: sentence(),
    title: `${NOUN[index]} and ${NOUN[index + 12]}`,
    venue: venues[index % 2]!.id,
    works: [works[index % works.length]!.id],
    ...(index === EXHIBITION && { endDate: moment(60), endDate_tz: ZONE, startDate: moment(-30), startDate_tz: ZONE }),
  }))
  // From two weeks ago on, some each week.
  const performances = many(AMOUNTS.performances, (index) => ({
    event: events[index % EXHIBITION]!.id,
    start: moment(index * 3 - 14),
    start_tz: ZONE,
  }))
  const [first, ...others] = many(AMOUNTS.pages, (index) => ({
    image: picture(index),
    layout: written(layoutWith(picture(index))),
    slug: `page-${index}`,
    summary: sentence(),
    title: `Page ${index}`,
  }))
  const pages = [first!, ...others.map((page, index) => (index % 4 === 3 ? below(page, first!.id) : page))]
  const blogs = many(1, () => ({ summary: sentence(), title: 'News' }))
  const posts = many(AMOUNTS.posts, (index) => ({
    blog: blogs[0]!.id,
    events: [events[index]!.id],
    image: picture(index),
    layout: written(layoutWith(picture(index))),
    title: `News of the ${NOUN[index]}`,
  }))
  const redirects = many(1, () => ({ from: '/spring', to: { relationTo: 'pages', value: first!.id } }))
  return [
    ['media', media],
    ['people', people],
    ['works', works],
    ['venues', venues],
    ['seasons', seasons],
    ['events', events],
    ['event-instances', performances],
    ['pages', pages],
    ['blogs', blogs],
    ['posts', posts],
    ['redirects', redirects],
  ]
}

/** The same blocks with other sentences: what is said again and again takes hardly any room in a database. */
const written = (layout: Record<string, unknown>[]): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(layout).replaceAll(SENTENCE, sentence)) as Record<string, unknown>[]

const WORDS = [...FIRST_NAMES, ...LAST_NAMES, ...NOUNS]

/** As long as a sentence is, of words that stand in no order. */
function sentence(): string {
  const words = Array.from({ length: 16 }, () => WORDS[Math.floor(Math.random() * WORDS.length)]!.toLowerCase())
  return `${words.join(' ')}. `
}

const below = <Page extends { data: Record<string, unknown> }>(page: Page, parent: string): Page => ({
  ...page,
  data: { ...page.data, parent },
})

const moment = (days: number): string =>
  DateTime.now().setZone(ZONE).startOf('day').plus({ days, hours: 19, minutes: 30 }).toUTC().toISO()!

const day = (days: number): string => DateTime.now().setZone(ZONE).plus({ days }).toISODate()!

const FIRST = ['Clara', 'Hugo', 'Amira', 'José', 'Zoltán', 'Élodie']
const LAST = ['Stravinsky', 'Moreau', 'Bianchi', 'Nakamura', 'Dvořák', 'Okafor']
const NOUN =
  'Seagull Tempest Serenade Moonlight Harbour Lantern Orchard Winter Storm Nocturne Parade Waltz Ghosts Summer Journey River Fugue Echo Dream Carnival Garden Pilgrim Shadow Supper'.split(
    ' ',
  )
