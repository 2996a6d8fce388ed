import { documentPath, safeHref } from '../../../../lib/site/addresses'
import { readPublished, type Reader } from './Reader'

export interface RedirectTarget {
  /** Path within the site, or an address entered by staff. */
  to: string
  isPermanent: boolean
  /** Target is a document of the site, whose address depends on the language. */
  isInside: boolean
}

/** Finds the redirect of a path; null when there is none or its target is not public. */
export async function findRedirect(reader: Reader, path: string): Promise<RedirectTarget | null> {
  const [redirect] = await readPublished(reader, 'redirects', { limit: 1, where: { from: { in: [path, `${path}/`] } } })
  if (!redirect) return null
  const isPermanent = redirect.permanent ?? true
  if (redirect.to) {
    const { relationTo, value } = redirect.to
    const [target] = await readPublished(reader, relationTo, {
      limit: 1,
      where: { id: { equals: typeof value === 'string' ? value : value.id } },
    })
    const to = target && documentPath(relationTo, target)
    return to && to !== path ? { isInside: true, isPermanent, to } : null
  }
  const to = safeHref(redirect.toAddress)
  return to && to !== path ? { isInside: false, isPermanent, to } : null
}
