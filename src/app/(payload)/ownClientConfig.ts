import config from '@payload-config'
import type { ClientConfig, ClientCollectionConfig, SanitizedConfig } from 'payload'
import { personByHeaders } from '@/access/personOf'
import { callboardOf } from '@/access/registryOf'
import { configForEachRequest } from '@/payload-patches/clientConfig/configForEachRequest'

/**
 * To be called before Payload renders a page. Collections that the person never sees have their names alone in what the
 * browser is told of the configuration, and globals are the provider's: a third of the description.
 */
export async function ownClientConfig(): Promise<void> {
  const sanitized = await config
  await configForEachRequest(Object.keys(sanitized.i18n.supportedLanguages), (made, sent) =>
    copyFor(made, sanitized, sent),
  )
}

function copyFor(made: ClientConfig, sanitized: SanitizedConfig, sent: Headers | undefined): ClientConfig {
  const isSuperAdmin = sent && (personByHeaders(sent)?.isSuperAdmin ?? false)
  const seen = isSuperAdmin === undefined ? made.collections : made.collections.map(asSeenBy(sanitized, isSuperAdmin))
  const { importMap: _, ...admin } = made.admin ?? {}
  return {
    ...made,
    admin: admin as ClientConfig['admin'],
    collections: seen.map(withoutFolder),
    globals: isSuperAdmin === false ? [] : made.globals,
    ...(made.localization ? { localization: { ...made.localization } } : {}),
  }
}

/** Where files lie, and the application itself, is no concern of a browser. */
function withoutFolder(collection: ClientCollectionConfig): ClientCollectionConfig {
  if (!collection.upload || typeof collection.upload !== 'object') return collection
  const { staticDir: _, ...upload } = collection.upload
  return { ...collection, upload: upload as typeof collection.upload }
}

function asSeenBy(sanitized: SanitizedConfig, isSuperAdmin: boolean) {
  const content = new Set(callboardOf({ config: sanitized }).contentTypes.map(({ slug }) => slug))
  const hidden = new Set(sanitized.collections.filter(({ admin }) => admin.hidden === true).map(({ slug }) => slug))
  return (collection: ClientCollectionConfig): ClientCollectionConfig =>
    content.has(collection.slug) || (isSuperAdmin && !hidden.has(collection.slug)) ? collection : named(collection)
}

/** As much as a field needs that refers to it, and the session. */
const named = ({ admin: { useAsTitle }, auth, labels, slug }: ClientCollectionConfig): ClientCollectionConfig =>
  ({ admin: { useAsTitle }, fields: [], labels, slug, ...(auth ? { auth } : {}) }) as unknown as ClientCollectionConfig
