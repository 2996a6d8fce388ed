import { slugify } from '@/lib/content/slugify'

/** Slug fields of a document. The slug follows the title unless the demo uses a different one. */
export const slugged = (slug: string, title: string) => ({ slug, slugLock: slugify(title) === slug })
