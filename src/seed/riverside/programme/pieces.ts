import { randomOf } from '@/seed/writing/random'
import { proseIn } from '@/seed/writing/prose'
import { slugged } from '@/seed/writing/slugged'
import type { SeedDocument, Site } from '@/seed/writing/site'
import { both, type Both } from '@/seed/writing/translated'
import { joinKey } from '@/seed/writing/naturalKeys'
import { COMPANY } from '../people'
import { performancesOf, ZONE, type Performance } from './performances'
import type { Production } from './production'
import { seasonOf, type DemoSeason } from './seasons'
import { required } from '@/lib/values'

/** Fictional ticket shop. */
const BOX_OFFICE = 'https://tickets.riverside.test'

const ACTORS = COMPANY.filter(({ profession }) => profession.en === 'Actor').map(({ key }) => key)

/** Builds an event with all its references. Its dates are those of its performances. */
export function eventPiece(
  site: Site,
  production: Production,
  seasons: [DemoSeason, DemoSeason, DemoSeason],
): SeedDocument {
  const performances = performancesOf(production, site.seeding.now)
  const first = required(performances[0], `a performance of ${production.key}`)
  const last = performances.at(-1) ?? first
  const season = seasonOf(first.start, seasons)
  const ids = (collection: 'organizations' | 'series' | 'works', keys: readonly string[] = []) =>
    keys.map((key) => site.id(collection, key))
  return {
    change: production.rewritten ? { summary: production.rewritten } : undefined,
    data: {
      ...slugged(production.key, production.title.en),
      accessInformation: accessText(performances),
      ageGuidance: production.age && both(production.age),
      bookingLinkLabel: both('Book tickets', 'Archebu tocynnau'),
      bookingLinkURL: `${BOX_OFFICE}/${production.key}`,
      contentGuidance: production.guidance && both(production.guidance),
      credits: creditsOf(site, production),
      description: proseIn(production.about, production.aboutWelsh),
      endDate: last.end.toJSDate().toISOString(),
      endDate_tz: ZONE,
      eventStatus: production.status ?? 'scheduled',
      images: production.image ? [site.id('media', production.image)] : [],
      organizations: ids('organizations', production.organizations),
      priceText: both(production.price),
      runningTime: both(runningTime(production)),
      season: site.id('seasons', season.key),
      series: ids('series', production.series),
      startDate: first.start.toJSDate().toISOString(),
      startDate_tz: ZONE,
      subtitle: production.subtitle,
      summary: production.summary,
      title: both(production.title.en, production.title.cy ?? production.title.en),
      venue: site.id('venues', production.venue),
      works: ids('works', production.works),
    },
    draft: production.draft,
    key: production.key,
  }
}

/** Builds the performances of an event that has already been written. */
export function performancePieces(site: Site, production: Production): SeedDocument[] {
  const event = site.id('events', production.key)
  return performancesOf(production, site.seeding.now).map(({ access, end, note, start, state }) => {
    const begins = start.toJSDate().toISOString()
    return {
      data: {
        accessTypes: access,
        bookingLinkURL:
          state === 'scheduled' ? `${BOX_OFFICE}/${production.key}/${start.toFormat('yyyyLLdd-HHmm')}` : null,
        end: end.toJSDate().toISOString(),
        end_tz: ZONE,
        event,
        instanceStatus: state,
        note: note && NOTES[note],
        start: begins,
        start_tz: ZONE,
        venue: site.id('venues', production.venue),
      },
      draft: production.draft,
      key: joinKey(event, begins),
    }
  })
}

const NOTES: Record<NonNullable<Performance['note']>, Both> = {
  'Last performance': both('Last performance', 'Perfformiad olaf'),
  Preview: both('Preview', 'Rhagolwg'),
  'Press night': both('Press night', 'Noson y wasg'),
  'Schools performance': both('Schools performance', 'Perfformiad ysgolion'),
}

/** The team, then the cast. Actors are assigned to parts at random, each only once. */
function creditsOf(site: Site, { cast = [], key, team = [] }: Production) {
  const random = randomOf(key)
  const actors = ACTORS.map((person) => ({ order: random(), person })).sort((a, b) => a.order - b.order)
  const named = team.map(([person, role, group = 'creative']) => ({
    group,
    person: site.id('people', person),
    role: roleIn(role),
  }))
  return [
    ...named,
    ...cast.map((part, index) => ({
      group: 'cast',
      person: site.id('people', required(actors[index], `an actor for ${key}`).person),
      role: roleIn(part),
    })),
  ]
}

/** Welsh names of roles. Names of parts and other roles are not translated. */
const WELSH_ROLES: Record<string, string> = {
  Cello: 'Sielo',
  Conductor: 'Arweinydd',
  Designer: 'Dylunydd',
  Director: 'Cyfarwyddwr',
  Harp: 'Telyn',
  Host: 'Cyflwynydd',
  Leader: 'Arweinydd',
  'Lighting designer': 'Dylunydd goleuo',
  'Movement director': 'Cyfarwyddwr symud',
  'Musical director': 'Cyfarwyddwr cerdd',
  Piano: 'Piano',
  Reader: 'Darllenydd',
  'Sound designer': 'Dylunydd sain',
  'Stage manager': 'Rheolwr llwyfan',
  Violin: 'Feiolin',
}

const roleIn = (role: string): Both => both(role, WELSH_ROLES[role] ?? role)

function runningTime({ minutes, rhythm }: Production): string {
  if (rhythm === 'daily') return '10 am to 5 pm'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const length = [hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest && `${rest} minutes`]
    .filter(Boolean)
    .join(' ')
  return minutes >= 100 ? `${length} and an interval of 20 minutes` : `${length}, no interval`
}

const ACCESS_NAMES: Record<string, string> = {
  audio_described: 'Audio described',
  captioned: 'Captioned',
  dementia_friendly: 'Dementia friendly',
  relaxed: 'Relaxed',
  sign_language: 'British Sign Language',
  touch_tour: 'Touch tour',
}

/** One line for each accessible performance, at most eight. */
function accessText(performances: Performance[]): string | undefined {
  const lines = performances.flatMap(({ access, start }) =>
    access.flatMap((service) =>
      ACCESS_NAMES[service] ? [`${ACCESS_NAMES[service]}: ${start.toFormat('ccc d LLL, HH:mm')}.`] : [],
    ),
  )
  return lines.length > 0 ? lines.slice(0, 8).join('\n') : undefined
}
