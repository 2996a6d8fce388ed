import { textOfHtml } from '@/lib/html/textOfHtml'
import { TAXONOMY } from '../mapping/targets'
import type { Entry } from './readEntries'

/** In these WordPress, its editors and shops keep their own state. */
const SYSTEM =
  /^(?:nav_menu|post_format|link_category|language|post_translations|term_\w+|translation_\w+|wp_\w+|elementor_\w+|product_(?:shipping_class|type|visibility)|action-group|author)$/

/** Whether the terms of a taxonomy say nothing to visitors. */
export const isSystemTaxonomy = (domain: string): boolean => !domain || SYSTEM.test(domain)

/** Categories and tags come as such. */
const COMES_AS_SUCH = ['category', 'post_tag']

/** The terms of an entry in taxonomies of the website's own, as fields. */
export function taxonomyFields(terms: Entry['terms']): Record<string, string> {
  const own = terms.filter(({ domain }) => !COMES_AS_SUCH.includes(domain) && !isSystemTaxonomy(domain))
  const byDomain = [...Map.groupBy(own, ({ domain }) => domain)]
  return Object.fromEntries(
    byDomain.map(([domain, group]) => [`${TAXONOMY}${domain}`, group.map(({ name }) => termName(name)).join('\n')]),
  )
}

/** Names of terms are HTML in WordPress, in one line. */
export const termName = (html: string): string => textOfHtml(html).replaceAll(/\s+/g, ' ').trim()
