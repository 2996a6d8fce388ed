import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import type { ContentType } from '@/access/contentType'
import { hasPublicPage } from '@/lib/site/addresses'

const hasSlug = ({ fields }: CollectionConfig): boolean =>
  fields.some((field) => 'name' in field && field.name === 'slug')

/** Slugs of the content types whose documents have an address on the website. */
export const addressedTypes = (contentTypes: ContentType[]): string[] =>
  contentTypes.filter(({ collection, slug }) => hasPublicPage(slug) && hasSlug(collection)).map(({ slug }) => slug)

/** Lets redirects lead to the documents of every content type that has addresses, the installation's own included. */
export function withRedirectTargets(contentTypes: ContentType[]): ContentType[] {
  const relationTo = addressedTypes(contentTypes) as CollectionSlug[]
  const withTargets = (field: Field): Field =>
    field.type === 'relationship' && field.name === 'to' ? ({ ...field, relationTo } as Field) : field
  return contentTypes.map((type) =>
    type.slug === 'redirects'
      ? { ...type, collection: { ...type.collection, fields: type.collection.fields.map(withTargets) } }
      : type,
  )
}
