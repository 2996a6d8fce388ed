import { executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload'
import { MAX_JSON_BYTES } from '../lib/http/checkJson'
import { callboardOf } from '../access/registryOf'
import type { BodyLimits } from '../lib/http/readBody'

/** Most of what somebody sends who is not signed in: the fields of a form of ours. */
const MAX_ANONYMOUS_BYTES = 64 * 1024
/** One upload: the largest file that a setting of Payload's lets through, and what stands around it. */
const MAX_UPLOAD_BYTES = 54 * 1024 * 1024

/** Visitors answer forms of a site, with up to forty long answers. */
const FORM = /^\/api\/forms\/[^/]+\/submit\/*$/
const COLLECTION = /^\/api\/([^/]+)(?:\/[^/]+)?\/*$/

/**
 * How much a call may bring: little from anybody, a document from somebody who is signed in, and from them a file where
 * the collection of the address keeps files.
 */
export async function bodyLimitsOf(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  { headers, url }: Request,
  isMultipart: boolean,
): Promise<BodyLimits> {
  const { pathname } = new URL(url)
  const isSignedIn = () => isSomebody(config, headers)
  if (FORM.test(pathname)) return { most: MAX_JSON_BYTES }
  if (isOperation(await config, pathname, 'takesSignedBody')) return { most: MAX_JSON_BYTES }
  const [, slug] = COLLECTION.exec(pathname) ?? []
  const takesFiles =
    isMultipart &&
    ((await config).collections.some((one) => one.slug === slug && one.upload) ||
      isOperation(await config, pathname, 'takesFile'))
  return { isSignedIn, most: MAX_ANONYMOUS_BYTES, mostSignedIn: takesFiles ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES }
}

/** Operations that take a file, or the signed body of a webhook, say so. */
function isOperation(config: SanitizedConfig, pathname: string, takes: 'takesFile' | 'takesSignedBody'): boolean {
  const path = pathname.replace(/\/+$/, '')
  return callboardOf({ config }).operations.some((one) => one[takes] && `${config.routes.api}${one.path}` === path)
}

/** @throws what the database throws: while it is away nobody can say */
async function isSomebody(config: Promise<SanitizedConfig> | SanitizedConfig, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await getPayload({ config }) })
  return user !== null
}
