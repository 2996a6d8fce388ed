/**
 * Why: Payload caches one client configuration per language for all users, but writes the content languages of each
 * request into it: of two concurrent requests, one could receive the other tenant's languages. It also names every
 * collection and field of the installation.
 * Relies on: `_payload_clientConfigs`, the global in which Payload caches these objects by language.
 * Ends with: a hook on the client configuration that is called for each request, or a copy per request in Payload
 * (payloadcms/payload#14299).
 */
import { headers } from 'next/headers'
import type { ClientConfig } from 'payload'
import { cache } from 'react'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

type ByLanguage = Record<string, ClientConfig | undefined>

/**
 * Creates the copy for one request.
 * @param requestHeaders its headers; undefined outside page rendering
 */
export type CopyFor = (original: ClientConfig, requestHeaders: Headers | undefined) => ClientConfig

/**
 * The client configurations and headers of this request. Outside page rendering, each call counts as a separate
 * request.
 */
const requestState = cache(() => ({ configs: {} as ByLanguage, headers: undefined as Headers | undefined }))

/** Payload's original configurations, by language of the admin. They come from its cache, which bundles share. */
const originals = oncePerProcess('clientConfigs', (): ByLanguage => ({}))

/** Must be called before Payload renders a page. From then on, each request gets a client configuration of its own. */
export async function isolateClientConfig(languages: string[], copyFor: CopyFor): Promise<void> {
  requestState().headers = await headers()
  const payloadCache = (globalThis as { _payload_clientConfigs?: ByLanguage })._payload_clientConfigs
  for (const language of languages) if (payloadCache) defineCopyPerRequest(payloadCache, language, copyFor)
}

/** Replaces the cached object of a language with a property that returns a copy per request. */
export function defineCopyPerRequest(payloadCache: ByLanguage, language: string, copyFor: CopyFor): void {
  if (Object.getOwnPropertyDescriptor(payloadCache, language)?.get === undefined)
    originals[language] = payloadCache[language]
  Object.defineProperty(payloadCache, language, {
    configurable: true,
    enumerable: true,
    get: () => {
      const original = originals[language]
      return original && (requestState().configs[language] ??= copyFor(original, requestState().headers))
    },
    set: (original: ClientConfig) => {
      originals[language] = original
    },
  })
}
