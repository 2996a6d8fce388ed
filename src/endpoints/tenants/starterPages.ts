import type { PayloadRequest } from 'payload'

interface StarterPage {
  slug: string
  title: string
  summary: string
}

const pagesOf = (site: string): StarterPage[] => [
  { slug: 'home', summary: `What ${site} is, and what is on next.`, title: 'Home' },
  { slug: 'whats-on', summary: 'All coming events.', title: "What's on" },
  { slug: 'visit', summary: 'How to find us, parking, food and drink.', title: 'Visit us' },
  { slug: 'access', summary: 'Step-free ways, hearing loops, assistance, relaxed performances.', title: 'Access' },
  { slug: 'about', summary: `The people and the story of ${site}.`, title: 'About us' },
  { slug: 'contact', summary: 'Box office hours, telephone, address.', title: 'Contact' },
]

/** The pages that nearly every site has, as drafts to fill in. */
export async function makeStarterPages(req: PayloadRequest, tenant: string, site: string): Promise<void> {
  for (const { slug, summary, title } of pagesOf(site)) {
    await req.payload.create({
      collection: 'pages',
      data: { _status: 'draft', slug, slugLock: false, summary, tenant, title },
      draft: true,
      locale: 'en',
      // The provider makes them for a tenant in which nobody has signed in yet.
      overrideAccess: true,
      req,
    })
  }
}
