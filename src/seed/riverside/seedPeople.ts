import { proseIn } from '@/seed/writing/prose'
import { slugged } from '@/seed/writing/slugged'
import type { SeedDocument, Site } from '@/seed/writing/site'
import { both } from '@/seed/writing/translated'
import { AUTHORS, COMPANY, type DemoPerson } from './people'
import { ORGANIZATIONS, VENUES } from './places'
import { markName, portraitName } from './seedPictures'
import { ROLES, WORKS, type DemoWork } from './works'

/** Seeds what the programme refers to: people, organizations, venues and works. */
export async function seedPeople(site: Site): Promise<void> {
  await site.write(
    'people',
    [...AUTHORS, ...COMPANY].map((person) => personPiece(site, person)),
  )
  await site.write(
    'organizations',
    ORGANIZATIONS.map(({ key, mark, name, ...more }) => ({
      data: { ...more, ...slugged(key, name), logo: mark && site.id('media', markName(name)), name },
      key,
    })),
  )
  await site.write(
    'venues',
    VENUES.map(({ image, key, ...more }) => ({
      data: { ...more, ...slugged(key, more.name.en), image: site.id('media', image), timezone: 'Europe/London' },
      key,
    })),
  )
  await site.write(
    'works',
    WORKS.map((work) => workPiece(site, work)),
  )
}

const personPiece = (site: Site, { key, name, portrait, profession, sortName, summary }: DemoPerson): SeedDocument => ({
  data: {
    ...slugged(key, name),
    biography: portrait
      ? proseIn([summary, `${name} works at Riverside Theatre and lives within walking distance of it.`])
      : undefined,
    name,
    portrait: portrait ? site.id('media', portraitName(name)) : undefined,
    profession,
    sortName,
    summary: both(summary),
  },
  key,
})

const workPiece = (
  site: Site,
  { by, catalogue, key, minutes, movements = [], summary, title, welsh, year }: DemoWork,
): SeedDocument => ({
  data: {
    ...slugged(key, title),
    catalogueNumber: catalogue,
    creators: by.map(([person, role]) => ({
      person: site.id('people', person),
      role: both(ROLES[role][0], welsh && ROLES[role][1]),
    })),
    duration: minutes,
    movements: movements.map((movement) => ({ title: both(movement, welsh && movement) })),
    summary: both(summary),
    title: both(title, welsh),
    year,
  },
  key,
})
