import type { GroupField, LabelFunction } from 'payload'

/** The languages of the admin and of mails, by their own names. */
const LANGUAGES = { ar: 'العربية', en: 'English', es: 'Español' }

/** A text that the reader gets in the language of the admin, or of the mail. */
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
      label: (given: Parameters<LabelFunction>[0]) => `${label(given)}, ${LANGUAGES[language]}`,
      maxLength,
    })),
    // Its fields say it: Payload would make it a heading of a level that has no place among ours.
    label: false,
  }
}
