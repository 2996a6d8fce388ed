import config from '@payload-config'
import { headers } from 'next/headers'
import type { ClientConfig, ClientCollectionConfig, SanitizedConfig } from 'payload'
import { cache } from 'react'
import { personByHeaders } from '@/access/personOf'
import { callboardOf } from '@/access/registryOf'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

type ByLanguage = Record<string, ClientConfig | undefined>

/** What this request is drawn with. Outside of the drawing of a page each call is a request of its own. */
const ofRequest = cache(() => ({ configs: {} as ByLanguage, headers: undefined as Headers | undefined }))

/** Payload's, by language of the admin, as it made them. */
const whole = oncePerProcess('clientConfigs', (): ByLanguage => ({}))

/**
 * To be called before Payload draws a page. Payload describes its configuration to browsers once per language and
 * serves that one object to everybody, while it writes the languages of whoever asks into it: of two requests at the
 * same time, one would be offered the other site's. From here on each request has an object of its own, in which
 * collections that the person never sees have their names alone, and globals are the provider's: a third of the
 * description.
 */
export async function ownClientConfig(): Promise<void> {
  ofRequest().headers = await headers()
  const kept = (globalThis as { _payload_clientConfigs?: ByLanguage })._payload_clientConfigs
  const sanitized = await config
  for (const language of Object.keys(sanitized.i18n.supportedLanguages))
    if (kept) handOutCopies(kept, language, sanitized)
}

function handOutCopies(kept: ByLanguage, language: string, sanitized: SanitizedConfig): void {
  if (Object.getOwnPropertyDescriptor(kept, language)?.get === undefined) whole[language] = kept[language]
  Object.defineProperty(kept, language, {
    configurable: true,
    enumerable: true,
    get: () => {
      const made = whole[language]
      return made && (ofRequest().configs[language] ??= copyFor(made, sanitized, ofRequest().headers))
    },
    set: (made: ClientConfig) => {
      whole[language] = made
    },
  })
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
