import { openSite, type Site } from '@/seed/writing/site'
import type { SeedContext } from '@/seed/writing/seeding'
import { seedPages } from '@/seed/writing/seedPages'
import { PAGES } from './pages/pages'
import { seedAnswers } from './seedAnswers'
import { seedParts, seedRedirects } from './seedParts'
import { seedPeople } from './seedPeople'
import { seedPictures } from './seedPictures'
import { seedProgramme } from './seedProgramme'
import { seedStories } from './seedStories'
import { THEMES } from './themes'

/** Seeds Riverside Theatre, which uses every feature. */
export async function seedRiverside(seeding: SeedContext, tenant: string): Promise<void> {
  const site = openSite(seeding, tenant)
  seeding.log('Riverside: drawing pictures')
  await seedPictures(site)
  seeding.log('Riverside: people, places and works')
  await seedPeople(site)
  await seedProgramme(site)
  seeding.log('Riverside: pages, stories and forms')
  await seedParts(site)
  await seedAnswers(site)
  await chooseTheme(site, tenant)
  await seedPages(site, PAGES)
  await seedRedirects(site)
  await seedStories(site)
}

/** Selects the theme before pages are written, because theme blocks are validated against it. */
async function chooseTheme(site: Site, tenant: string): Promise<void> {
  const current = THEMES.find((theme) => theme.isCurrent)
  // The seed runs without a user, so access control does not apply.
  if (current)
    await site.seeding.payload.update({
      id: tenant,
      collection: 'tenants',
      data: { selectedTheme: site.id('themes', current.key) },
      overrideAccess: true,
    })
}
