import type { CollectionSlug } from 'payload'
import { documentsIn } from '../../../../lib/apps/referencesIn'
import type { ReferenceSetting, SettingValue } from '../../../../lib/apps/settingFields'
import { hrefOf, type View } from '../../lib/View'

interface Named {
  relativePath?: string | null
  slug?: string | null
  filename?: string | null
  name?: string | null
  title?: string | null
}

/** Where chosen documents lead, by name. What is not published, or has no page, is not there. */
export const linksOf = (field: ReferenceSetting, value: SettingValue | undefined, view: View): { href: string; title: string }[] =>
  documentsIn(field, value).flatMap(({ collection, id }) => {
    const found = view.library.get(collection as CollectionSlug, id) as Named | null
    if (!found) return []
    const href = collection === 'files' ? fileAddress(found) : hrefOf(view, collection, found)
    return href ? [{ href, title: found.title || found.name || found.filename || href }] : []
  })

const fileAddress = ({ filename }: Named): string | null => (filename ? `/api/files/file/${encodeURIComponent(filename)}` : null)
