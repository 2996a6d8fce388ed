import { slugify } from '../../lib/content/slugify'

/** Slug fields of a document: the slug follows the title unless the demo gives it another one. */
export const slugged = (slug: string, title: string) => ({ slug, slugLock: slugify(title) === slug })
