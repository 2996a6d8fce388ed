import { mark } from '@/seed/pictures/mark'
import { PALETTES, type PaletteName } from '@/seed/pictures/palettes'
import { portrait } from '@/seed/pictures/portrait'
import { poster } from '@/seed/pictures/poster'
import { render } from '@/seed/pictures/render'
import { venue } from '@/seed/pictures/venue'
import { both } from '@/seed/writing/translated'
import type { SeedDocument, Site } from '@/seed/writing/site'
import { COMPANY } from './people'
import { POSTERS, VIEWS } from './pictures'
import { ORGANIZATIONS } from './places'
import { cycled } from '@/seed/pictures/shapes'

const HOUSE = 'Riverside Theatre'
const CREDIT = 'Drawn for Riverside Theatre'
const COLOURS = Object.keys(PALETTES) as PaletteName[]

/** Seeds Media with posters, views, portraits and logos. Only a few at a time, as rendering is CPU-bound. */
export async function seedPictures(site: Site): Promise<void> {
  await site.write('media', [...posters(), ...views(), ...portraits(), ...marks()], { atOnce: 3, sayEvery: 20 })
}

/** Two logos without an alt text, which the dashboard reports. */
const WITHOUT_ALT = new Set(['CLL', 'NB'])

const picture = (name: string, alt: unknown, tag: string, draw: () => string, format?: 'png'): SeedDocument => ({
  data: { alt, credit: CREDIT, tags: [tag], title: name },
  file: () => render(draw(), name, format),
  key: name,
})

const posters = (): SeedDocument[] =>
  POSTERS.map((design) => picture(design.name, design.alt, 'Posters', () => poster(design, HOUSE)))

const views = (): SeedDocument[] =>
  VIEWS.map(({ alt, kind, name, palette }) => picture(name, alt, 'Our houses', () => venue(kind, palette)))

const portraits = (): SeedDocument[] =>
  COMPANY.filter((person) => person.portrait).map(({ name }, index) =>
    picture(portraitName(name), both(`Portrait of ${name}`, `Portread o ${name}`), 'Company', () =>
      portrait(name, cycled(COLOURS, index * 3)),
    ),
  )

const marks = (): SeedDocument[] =>
  ORGANIZATIONS.flatMap(({ mark: letters, name }, index) =>
    letters
      ? [
          picture(
            markName(name),
            WITHOUT_ALT.has(letters) ? undefined : both(`Logo of ${name}`, `Logo ${name}`),
            'Logos',
            () => mark(letters, cycled(COLOURS, index * 5)),
            'png',
          ),
        ]
      : [],
  )

export const portraitName = (person: string): string => person
export const markName = (organization: string): string => `${organization} logo`
