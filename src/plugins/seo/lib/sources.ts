import type { Field } from 'payload'
import type { ContentType } from '@/exports/types'

/** Fields of a content type used as fallbacks for missing SEO texts, in order of precedence. */
export interface SeoSources {
  collection: string
  title: string
  description: string[]
  image: string[]
}

/** Determines the fallback fields, in line with how the website renders the page. */
export function seoSourcesOf({
  collection: { fields },
  slug,
  titleField,
}: Pick<ContentType, 'collection' | 'slug' | 'titleField'>): SeoSources {
  const names = namesIn(fields)
  return {
    collection: slug,
    description: (slug === 'people' ? ['summary', 'profession'] : ['summary']).filter((name) => names.has(name)),
    image: (IMAGES[slug] ?? ['image', 'logo']).filter((name) => names.has(name)),
    title: titleField,
  }
}

const IMAGES: Record<string, string[]> = { events: ['images'], people: ['portrait'] }

const namesIn = (fields: Field[]): Set<string> =>
  new Set(
    fields.flatMap((field) =>
      'name' in field && field.name
        ? [field.name]
        : 'tabs' in field
          ? field.tabs.flatMap((tab) => [...namesIn(tab.fields)])
          : 'fields' in field
            ? [...namesIn(field.fields)]
            : [],
    ),
  )
