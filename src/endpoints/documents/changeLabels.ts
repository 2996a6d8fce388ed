import type { PayloadRequest } from 'payload'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import { isTimezone, momentInZone } from '@/lib/events/momentInZone'
import type { ChangeLabels } from '@/lib/content/changes/changedField'
import { themeLabels } from '@/lib/themes/themeLabels'
import { labelText } from '@/i18n/labelText'
import { translatorOf } from '@/i18n/translator'
import { documentKey, type DocumentName } from './documentNames'

interface LabelOptions {
  /** Slug of the content type. */
  collection: string
  /** Names of the referenced documents. */
  named: Map<string, DocumentName>
  /** Tenant whose theme and time zone apply. */
  site: { id: string; timezone?: string | null } | null
}

/** Labels of a document's fields in the user's language, including those of the tenant's theme. */
export async function documentLabels(
  req: PayloadRequest,
  { collection, named, site }: LabelOptions,
): Promise<ChangeLabels> {
  const labels = changeLabels(req, named, site?.timezone ?? 'UTC')
  if (!site) return labels
  const { defaultLanguage, theme } = await readSelectedTheme(req, site.id)
  return {
    ...labels,
    theme: themeLabels({
      collection,
      defaultLanguage,
      language: req.locale ?? defaultLanguage,
      t: translatorOf(req.i18n),
      theme,
    }),
  }
}

/**
 * Labels of fields, values and documents in the user's language.
 * @param zone time zone of the tenant, for times without one of their own
 */
export function changeLabels(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  named: Map<string, DocumentName>,
  zone: string,
): ChangeLabels {
  const t = translatorOf(i18n)
  return {
    label: (label) => labelText(label, i18n),
    moment: (iso, ownZone) => {
      const timeZone = ownZone && isTimezone(ownZone) ? ownZone : zone
      return Number.isNaN(Date.parse(iso))
        ? iso
        : `${momentInZone(iso, timeZone, i18n.language)} (${timeZone.replaceAll('_', ' ')})`
    },
    language: (code) => new Intl.DisplayNames([i18n.language], { type: 'language' }).of(code) ?? code,
    no: t('editingNo'),
    reference: (collection, id) => {
      const match = collection
        ? named.get(documentKey({ collection, id }))
        : [...named.values()].find((name) => name.id === id)
      return match ? match.title || t('untitled') : t('editingUnseen')
    },
    yes: t('editingYes'),
  }
}
