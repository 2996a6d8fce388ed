import { DateTime } from 'luxon'
import { image, text } from '@/seed/writing/blocks'
import { slugged } from '@/seed/writing/slugged'
import type { SeedDocument, Site } from '@/seed/writing/site'
import { ZONE } from './programme/performances'
import { BLOGS, POSTS, type DemoPost } from './stories'

/** Seeds blogs and their posts. */
export async function seedStories(site: Site): Promise<void> {
  await site.write(
    'blogs',
    BLOGS.map(({ key, ...more }) => ({ data: { ...more, ...slugged(key, more.title.en) }, key })),
  )
  await site.write(
    'posts',
    POSTS.map((post) => postPiece(site, post)),
  )
}

function postPiece(
  site: Site,
  { authors = [], blog, day, draft, events = [], image: picture, key, paragraphs, summary, tags, title }: DemoPost,
): SeedDocument {
  const shown = picture && site.id('media', picture)
  const morning = DateTime.fromJSDate(site.seeding.now, { zone: ZONE }).startOf('day').plus({ days: day, hours: 9 })
  return {
    by: blog === 'news' ? 'marketing@riverside.test' : 'editor@riverside.test',
    data: {
      ...slugged(key, title.en),
      authors: authors.map((person) => site.id('people', person)),
      blog: site.id('blogs', blog),
      events: events.map((event) => site.id('events', event)),
      image: shown,
      layout: [text(...paragraphs), ...(shown ? [image(shown, title, 'text')] : [])],
      publishDate: morning.toJSDate().toISOString(),
      publishDate_tz: ZONE,
      summary,
      tags,
      title,
    },
    draft,
    key,
  }
}
