import type { Field } from 'payload'
import type { ContentType } from '../../../access/contentType'

/** Fields of a content type that stand in for what nobody has written for search engines, in the order in which they are asked. */
export interface SeoSources {
  collection: string
  title: string
  description: string[]
  image: string[]
}

/** As the pages of the website have it. */
export function seoSourcesOf({
  collection: { fields },
  slug,
  titleField,
}: Pick<ContentType, 'collection' | 'slug' | 'titleField'>): SeoSources {
  const there = namesIn(fields)
  return {
    collection: slug,
    description: (slug === 'people' ? ['summary', 'profession'] : ['summary']).filter((name) => there.has(name)),
    image: (IMAGES[slug] ?? ['image', 'logo']).filter((name) => there.has(name)),
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
