import { text } from './writing/blocks'
import type { SeedContext } from './writing/seeding'
import { openSite } from './writing/site'
import { slugged } from './writing/slugged'
import { both } from './writing/translated'

/** Seeds Lantern Players, a new site with a single draft page, so that screens show their initial state. */
export async function seedLantern(seeding: SeedContext, tenant: string): Promise<void> {
  seeding.log('Lantern Players')
  await openSite(seeding, tenant).write('pages', [
    {
      data: {
        ...slugged('home', 'Home'),
        layout: [text(['We are a company of nine without a house. This is going to be our website.'])],
        title: both('Home'),
      },
      draft: true,
      key: '/',
    },
  ])
}
