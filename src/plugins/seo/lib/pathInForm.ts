import { HOME_SLUG } from '../../../lib/pages/pathOf'

/**
 * Where a document will stand with the slug that is being written: a page below the same one as before.
 * @param relativePath of a page, as it is stored; empty for what has none (yet)
 */
export function pathInForm(relativePath: string, slug: string): { relativePath: string; slug: string } {
  const above = relativePath.slice(0, relativePath.lastIndexOf('/') + 1)
  if (!relativePath || !slug) return { relativePath, slug }
  return { relativePath: above === '/' && slug === HOME_SLUG ? '/' : above + slug, slug }
}
