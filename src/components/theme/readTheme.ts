import type { PayloadRequest, CollectionSlug } from 'payload'
import { tenantOfForm } from '@/access/tenants'
import { readSelectedTheme, type SelectedTheme } from '@/collections/theme/selectedTheme'
import { collectReferences } from '@/lib/content/collectReferences'
import { THEME_TARGETS } from '@/lib/apps/targets'
import type { KnownReferences } from '@/components/settings/SettingsForm/formContexts'
import { loadReferenceTitles } from '@/components/settings/SettingsForm/loadReferenceTitles'
import { getTranslation } from '@payloadcms/translations'

interface SiteOfDocument extends SelectedTheme {
  references: KnownReferences
}

/**
 * Loads the theme of a document's site, and the titles of the documents that its values refer to.
 * @param values stored theme values
 * @returns null if the document has no site (yet) or the user has no access to it
 */
export async function readTheme(
  req: PayloadRequest,
  data: { tenant?: unknown } | undefined,
  values: unknown,
): Promise<SiteOfDocument | null> {
  const tenant = await tenantOfForm(req, data)
  if (!tenant) return null
  const { references } = collectReferences(
    [{ name: 'values', type: 'json' }],
    { values },
    { blocks: {}, targets: THEME_TARGETS },
  )
  const [selected, names] = await Promise.all([readSelectedTheme(req, tenant), loadReferenceTitles(req, references)])
  return { ...selected, references: { names, tenant } }
}

/** Plural label of a content type, in the UI language. */
export const collectionLabel = ({ i18n, payload }: PayloadRequest, slug: string): string =>
  getTranslation(payload.collections[slug as CollectionSlug].config.labels.plural, i18n)
