import type { GroupField, LabelFunction } from 'payload'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'
import { ADMIN_LANGUAGE_NAMES, ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'

/** A group of fields with one text per language of the admin and emails. */
export function textByLanguage({
  description,
  label,
  maxLength,
  name,
}: {
  description: LabelFunction
  label: LabelFunction
  maxLength: number
  name: string
}): GroupField {
  return {
    name,
    type: 'group',
    admin: { components: { Field: '/src/payload-patches/lateGroups/GroupField#GroupField' } },
    fields: ADMIN_LANGUAGES.map((language) => ({
      name: language,
      type: 'textarea',
      admin: { rows: 2, rtl: language === 'ar', ...(language === 'en' && { description }) },
      label: (args: Parameters<LabelFunction>[0]) => `${label(args)}, ${ADMIN_LANGUAGE_NAMES[language]}`,
      maxLength,
    })),
    // The labels of the fields contain it. Payload would render the group's label as a heading that breaks our heading
    // hierarchy.
    label: false,
  }
}

/**
 * A translated text in all languages. Payload sends the description of a global to the browser unchanged, so it cannot
 * be a function.
 */
export const inEveryLanguage = (key: MessageKey): Record<string, string> =>
  Object.fromEntries(ADMIN_LANGUAGES.map((language) => [language, translatorOf({ language })(key)]))
