import { openSite } from '../writing/site'
import type { Seeding } from '../writing/seeding'
import { seedPeople } from './seedPeople'
import { seedPictures } from './seedPictures'
import { seedProgramme } from './seedProgramme'

/** Riverside Theatre: a house with everything. */
export async function seedRiverside(seeding: Seeding, tenant: string): Promise<void> {
  const site = openSite(seeding, tenant)
  seeding.say('Riverside: drawing pictures')
  await seedPictures(site)
  seeding.say('Riverside: people, places and works')
  await seedPeople(site)
  await seedProgramme(site)
}
