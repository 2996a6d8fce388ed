import type { GroupField, LabelFunction } from 'payload'

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
