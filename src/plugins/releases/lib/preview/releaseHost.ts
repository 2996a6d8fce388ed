import { isUuid } from '../../../../lib/ids/isUuid'
import { previewLabel, previewOrigin } from '../../../../lib/site/previewDomain'

const LABEL = /^release-([\da-f-]{36})$/

/** Id of the release that a Host header asks for a preview of; null for every other host. Asks nothing and nobody. */
export function releaseOfHost(headers: Headers): string | null {
  const [, id] = LABEL.exec(previewLabel(headers) ?? '') ?? []
  return isUuid(id) ? id : null
}

/** Origin at which a site is shown as a release will leave it. */
export const releaseOrigin = (id: string): string => previewOrigin(`release-${id}`)
