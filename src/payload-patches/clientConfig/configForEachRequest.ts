/**
 * Why: Payload describes its configuration to browsers once per language and serves that one object to everybody, while
 * it writes the languages of whoever asks into it: of two requests at the same time, one would be offered the other
 * site's. The object also names every collection and field of the installation.
 * Relies on: `_payload_clientConfigs`, the global in which Payload keeps these objects by language.
 * Ends with: a hook on the client configuration that is called for each request, or a copy per request in Payload.
 */
import { headers } from 'next/headers'
import type { ClientConfig } from 'payload'
import { cache } from 'react'
import { oncePerProcess } from '../../lib/process/oncePerProcess'

type ByLanguage = Record<string, ClientConfig | undefined>

/** Makes the copy that one request gets. @param sent its headers; undefined outside of the rendering of a page */
export type CopyFor = (made: ClientConfig, sent: Headers | undefined) => ClientConfig

/** What this request is rendered with. Outside of the rendering of a page each call is a request of its own. */
const ofRequest = cache(() => ({ configs: {} as ByLanguage, headers: undefined as Headers | undefined }))

/** Payload's, by language of the admin, as it made them. */
const whole = oncePerProcess('clientConfigs', (): ByLanguage => ({}))

/** To be called before Payload renders a page: from here on each request has a client configuration of its own. */
export async function configForEachRequest(languages: string[], copyFor: CopyFor): Promise<void> {
  ofRequest().headers = await headers()
  const kept = (globalThis as { _payload_clientConfigs?: ByLanguage })._payload_clientConfigs
  for (const language of languages) if (kept) handOutCopies(kept, language, copyFor)
}

/** Replaces one language's object with a property that gives each request its copy. */
export function handOutCopies(kept: ByLanguage, language: string, copyFor: CopyFor): void {
  if (Object.getOwnPropertyDescriptor(kept, language)?.get === undefined) whole[language] = kept[language]
  Object.defineProperty(kept, language, {
    configurable: true,
    enumerable: true,
    get: () => {
      const made = whole[language]
      return made && (ofRequest().configs[language] ??= copyFor(made, ofRequest().headers))
    },
    set: (made: ClientConfig) => {
      whole[language] = made
    },
  })
}
