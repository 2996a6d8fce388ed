import type { CollectionSlug } from 'payload'
import { eventEntries, performanceEntries } from './programme/entries'
import { seasonsAround } from './programme/seasons'
import { readDemoManifest, readPages } from './reading/kinds'
import { kindsOf, readEntries } from './reading/readData'
import * as schemas from './reading/schemas'
import { writePages } from './writing/pages'
import { createPdf } from './writing/pdf'
import { readPicture } from './writing/picture'
import type { SeedContext } from './writing/seeding'
import { openSite, type Site } from './writing/site'
import { writeSubmissions } from './writing/submissions'

/** Writes the part of a site that one file describes. */
type Step = (site: Site) => Promise<void>

/** Writes entries that need nothing but their fields. */
const plain =
  (collection: CollectionSlug): Step =>
  (site) =>
    site.write(collection, readEntries(site.folder, collection, schemas.entry))

const seasonsOf = ({ clock, folder }: Site) => seasonsAround(clock, readEntries(folder, 'seasons', schemas.season))

/** What a site consists of, in an order in which everything comes after what it refers to. */
const STEPS: Record<string, Step> = {
  // Only a few at a time, as rendering is CPU-bound.
  media: (site) => site.write('media', mediaEntries(site), { atOnce: 3, sayEvery: 20 }),
  people: plain('people'),
  organizations: plain('organizations'),
  venues: plain('venues'),
  works: plain('works'),
  seasons: (site) =>
    site.write(
      'seasons',
      seasonsOf(site).map(({ entry }) => entry),
    ),
  series: plain('series'),
  events: async (site) => {
    await site.write('events', eventEntries(site, seasonsOf(site)))
    await site.write('event-instances', performanceEntries(site))
  },
  'event-collections': plain('event-collections'),
  themes: writeThemes,
  fonts: plain('fonts'),
  files: (site) => site.write('files', fileEntries(site)),
  'reusable-content': plain('reusable-content'),
  forms: plain('forms'),
  'form-submissions': (site) =>
    writeSubmissions(site, readEntries(site.folder, 'form-submissions', schemas.submission)),
  pages: (site) => writePages(site, readPages(site.folder)),
  redirects: plain('redirects'),
  blogs: plain('blogs'),
  posts: plain('posts'),
}

/**
 * Seeds the content of a tenant. Its slug is the name of the folder with its data.
 * @throws Error for a file of an unknown kind, which would otherwise be lost without a word
 */
export async function seedSite(
  seeding: SeedContext,
  id: string,
  { name, slug, timezone }: { name: string; slug: string; timezone: string },
): Promise<void> {
  const site = openSite(seeding, slug, id, timezone)
  const kinds = kindsOf(slug)
  const unknown = kinds.find((kind) => kind !== 'programme' && !Object.hasOwn(STEPS, kind))
  if (unknown) throw new Error(`The demo has a file ${slug}/${unknown}.yaml that nothing reads. Correct its name.`)
  for (const [kind, write] of Object.entries(STEPS)) {
    if (!kinds.includes(kind)) continue
    seeding.log(`${name}: ${kind}`)
    await write(site)
  }
}

const mediaEntries = ({ folder }: Site) =>
  readEntries(folder, 'media', schemas.media).map(({ filename, picture, ...entry }) => ({
    ...entry,
    upload: () => readPicture(folder, picture, filename ?? `${entry.title}.jpg`),
  }))

const fileEntries = ({ folder }: Site) =>
  readEntries(folder, 'files', schemas.file).map(({ pdf, ...entry }) => ({
    ...entry,
    upload: () => createPdf(entry.title.toLowerCase().replaceAll(' ', '-'), entry.title, pdf),
  }))

/** Writes the themes and selects one before pages are written, because theme blocks are validated against it. */
async function writeThemes(site: Site): Promise<void> {
  const themes = readEntries(site.folder, 'themes', schemas.theme)
  await site.write(
    'themes',
    themes.map(({ accent, manifest: file, selected: _, ...theme }) => {
      const manifest = readDemoManifest(site.folder, file)
      const colorSchemes = manifest.colorSchemes?.map((scheme) => ({ ...scheme, ...(accent && { accent }) }))
      return { ...theme, manifest: { ...manifest, colorSchemes } }
    }),
  )
  const selected = themes.find((theme) => theme.selected)
  // The seed runs without a user, so access control does not apply.
  if (selected)
    await site.seeding.payload.update({
      id: site.tenant,
      collection: 'tenants',
      data: { selectedTheme: site.id('themes', selected.slug) },
      overrideAccess: true,
    })
}
