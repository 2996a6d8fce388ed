import {
  type CollectionConfig,
  type Config,
  type DefaultValue,
  definePlugin,
  type Field,
  type PayloadRequest,
} from 'payload'
import { addFeature, callboardOf, mapCollections } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { withReferenceStates } from '@/collections/fields/withReferenceStates'
import { restrictToTenant } from '@/collections/restrictToTenant'
import { withListParts } from '@/config/change'
import { hasPublicPage } from '@/lib/site/addresses'
import { isUuid } from '@/lib/values'
import { onNotFound } from '@/plugins/site/published'
import { deleteOutdated } from './database/notFoundAddresses'
import { seoFields } from './fields/seoFields'
import { TARGETS } from './lib/area'
import { isWorthCounting } from './lib/isWorthCounting'
import { notFoundLog } from './lib/NotFoundLog'
import { seoSourcesOf } from './lib/sources'
import { messages } from './messages'
import { hideNotFound, listNotFound } from './operations/notFound'
import { seoSettings } from './settings'
import { notFoundAddresses } from './tables/notFoundAddresses'

const NOT_FOUND = '/src/plugins/seo/components/NotFound/NotFoundPart#NotFoundPart'

/** Metadata for search engines and social media, and redirects for paths that visitors did not find. */
export const seo = definePlugin({
  slug: 'seo',
  plugin: ({ config }) => {
    onNotFound('seo', ({ headers, path, payload, siteId }) => {
      if (isWorthCounting(path, headers)) notFoundLog().add(payload, siteId, path)
    })
    return addFeature(config, {
      name: 'seo',
      extend: withSeo,
      messages,
      operations: [listNotFound, hideNotFound],
      settings: seoSettings,
      storage: { tables: { not_found_addresses: notFoundAddresses } },
      worker: { jobs: { tidyNotFound: deleteOutdated }, schedule: [{ cron: '41 3 * * *', job: 'tidyNotFound' }] },
    })
  },
})

function withSeo(config: Config): Config {
  const { contentTypes } = callboardOf({ config })
  const types = new Map(contentTypes.map((type) => [type.slug, type]))
  const slugs = new Set(types.keys())
  const reference = (field: Field): Field => withReferenceStates(slugs)(restrictToTenant(slugs)(field))
  return mapCollections(mapCollections(config, 'redirects', withNotFound), slugs, (collection) => {
    const type = types.get(collection.slug)
    return type && collection.slug !== 'redirects' && hasPublicPage(collection.slug)
      ? withFields(collection, type, reference)
      : collection
  })
}

const withFields = (
  collection: CollectionConfig,
  type: ContentType,
  reference: (field: Field) => Field,
): CollectionConfig => ({ ...collection, fields: [...collection.fields, seoFields(seoSourcesOf(type), reference)] })

const withNotFound = (collection: CollectionConfig): CollectionConfig => ({
  ...withListParts(collection, { before: [NOT_FOUND] }),
  fields: collection.fields.map(withRequestedRedirect),
})

/** Reads a query parameter of the screen that creates a redirect. Values are validated on save. */
const queryParam = (req: PayloadRequest, name: string): unknown =>
  req.pathname?.endsWith('/create') ? req.query?.[name] : undefined

const requestedFrom: DefaultValue = ({ req }) => {
  const from = queryParam(req, 'from')
  return typeof from === 'string' && from.startsWith('/') ? from : undefined
}

const requestedTo: DefaultValue = ({ req }) => {
  const relationTo = TARGETS.find((slug) => slug === queryParam(req, 'toType'))
  const value = queryParam(req, 'to')
  return relationTo && isUuid(value) ? { relationTo, value } : undefined
}

/** Fills the fields of a new redirect from the query parameters `from`, `to` and `toType`. */
function withRequestedRedirect(field: Field): Field {
  if (field.type === 'text' && field.name === 'from') return { ...field, defaultValue: requestedFrom }
  return field.type === 'relationship' && field.name === 'to' ? { ...field, defaultValue: requestedTo } : field
}
