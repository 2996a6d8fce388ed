import type { PayloadRequest } from 'payload'
import { selectedTheme } from '../../collections/theme/selectedTheme'
import { isTimezone } from '../../lib/events/isTimezone'
import { momentInZone } from '../../lib/events/momentInZone'
import type { ChangeLabels } from '../../lib/content/changes/changedField'
import { themeLabels } from '../../lib/themes/themeLabels'
import { labelText } from '../../i18n/labelText'
import { translatorOf } from '../../i18n/translator'
import { namedKey, type Named } from './namesOf'

interface LabelOptions {
  /** Slug of the content type. */
  collection: string
  /** What documents that are referred to are called. */
  named: Map<string, Named>
  /** In whose theme and time zone it is told. */
  site: { id: string; timezone?: string | null } | null
}

/** How the fields of a document are called in the reader's language, those of its site's theme among them. */
export async function documentLabels(
  req: PayloadRequest,
  { collection, named, site }: LabelOptions,
): Promise<ChangeLabels> {
  const words = changeLabels(req, named, site?.timezone ?? 'UTC')
  if (!site) return words
  const { defaultLanguage, theme } = await selectedTheme(req, site.id)
  return {
    ...words,
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
 * How fields, values and documents are called in the reader's language.
 * @param zone of the site, for moments that name none
 */
export function changeLabels(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  named: Map<string, Named>,
  zone: string,
): ChangeLabels {
  const t = translatorOf(i18n)
  return {
    label: (label) => labelText(label, i18n),
    moment: (iso, own) => {
      const place = own && isTimezone(own) ? own : zone
      return Number.isNaN(Date.parse(iso))
        ? iso
        : `${momentInZone(iso, place, i18n.language)} (${place.replaceAll('_', ' ')})`
    },
    language: (code) => new Intl.DisplayNames([i18n.language], { type: 'language' }).of(code) ?? code,
    no: t('editingNo'),
    reference: (collection, id) => {
      const found = collection
        ? named.get(namedKey({ collection, id }))
        : [...named.values()].find((one) => one.id === id)
      return found ? found.title || t('untitled') : t('editingUnseen')
    },
    yes: t('editingYes'),
  }
}
