import type { GroupField, LabelFunction } from 'payload'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'

/** The languages of the admin and of emails, by their own names. */
const LANGUAGES = { ar: 'العربية', en: 'English', es: 'Español' }

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
    fields: (['en', 'es', 'ar'] as const).map((language) => ({
      name: language,
      type: 'textarea',
      admin: { rows: 2, rtl: language === 'ar', ...(language === 'en' && { description }) },
      label: (args: Parameters<LabelFunction>[0]) => `${label(args)}, ${LANGUAGES[language]}`,
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
  Object.fromEntries(['ar', 'en', 'es'].map((language) => [language, translatorOf({ language })(key)]))
