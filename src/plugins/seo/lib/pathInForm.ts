import { HOME_SLUG } from '@/lib/pages/pathOf'

/**
 * Returns the path of a document with the slug in the form. A page keeps its parent.
 * @param relativePath of a page, as stored; empty for documents without one
 */
export function pathInForm(relativePath: string, slug: string): { relativePath: string; slug: string } {
  const above = relativePath.slice(0, relativePath.lastIndexOf('/') + 1)
  if (!relativePath || !slug) return { relativePath, slug }
  return { relativePath: above === '/' && slug === HOME_SLUG ? '/' : above + slug, slug }
}
