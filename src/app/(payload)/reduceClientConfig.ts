import config from '@payload-config'
import type { ClientConfig, ClientCollectionConfig, SanitizedConfig } from 'payload'
import { personByHeaders } from '@/access/personOf'
import { callboardOf } from '@/access/registryOf'
import { isolateClientConfig } from '@/payload-patches/clientConfig/isolateClientConfig'

/**
 * Must be called before Payload renders a page. Reduces the client configuration sent to the browser: collections that
 * the user never sees are reduced to their names, and only super admins receive globals. This saves about a third of
 * its size.
 */
export async function reduceClientConfig(): Promise<void> {
  const sanitized = await config
  await isolateClientConfig(Object.keys(sanitized.i18n.supportedLanguages), (clientConfig, requestHeaders) =>
    copyFor(clientConfig, sanitized, requestHeaders),
  )
}

function copyFor(
  clientConfig: ClientConfig,
  sanitized: SanitizedConfig,
  requestHeaders: Headers | undefined,
): ClientConfig {
  const isSuperAdmin = requestHeaders && (personByHeaders(requestHeaders)?.isSuperAdmin ?? false)
  const collections =
    isSuperAdmin === undefined
      ? clientConfig.collections
      : clientConfig.collections.map(limitTo(sanitized, isSuperAdmin))
  const { importMap: _, ...admin } = clientConfig.admin ?? {}
  return {
    ...clientConfig,
    admin: admin as ClientConfig['admin'],
    collections: collections.map(withoutFolder),
    globals: isSuperAdmin === false ? [] : clientConfig.globals,
    ...(clientConfig.localization ? { localization: { ...clientConfig.localization } } : {}),
  }
}

/** The folder of uploads and the import map are internal to the server. */
function withoutFolder(collection: ClientCollectionConfig): ClientCollectionConfig {
  if (!collection.upload || typeof collection.upload !== 'object') return collection
  const { staticDir: _, ...upload } = collection.upload
  return { ...collection, upload: upload as typeof collection.upload }
}

function limitTo(sanitized: SanitizedConfig, isSuperAdmin: boolean) {
  const content = new Set(callboardOf({ config: sanitized }).contentTypes.map(({ slug }) => slug))
  const hidden = new Set(sanitized.collections.filter(({ admin }) => admin.hidden === true).map(({ slug }) => slug))
  return (collection: ClientCollectionConfig): ClientCollectionConfig =>
    content.has(collection.slug) || (isSuperAdmin && !hidden.has(collection.slug)) ? collection : nameOnly(collection)
}

/** Only what relationship fields and the session need. */
const nameOnly = ({ admin: { useAsTitle }, auth, labels, slug }: ClientCollectionConfig): ClientCollectionConfig =>
  ({ admin: { useAsTitle }, fields: [], labels, slug, ...(auth ? { auth } : {}) }) as unknown as ClientCollectionConfig
