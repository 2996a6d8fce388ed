import type { GroupField, LabelFunction } from 'payload'

/** The languages of the admin and of mails, by their own names. */
const LANGUAGES = { ar: 'العربية', en: 'English', es: 'Español' }

/** A text that the reader gets in the language of the admin, or of the mail. */
export function textByLanguage({ description, label, maxLength, name }: { description: LabelFunction; label: LabelFunction; maxLength: number; name: string }): GroupField {
  return {
    name,
    type: 'group',
    admin: { description },
    fields: (['en', 'es', 'ar'] as const).map((language) => ({ name: language, type: 'textarea', admin: { rows: 2, rtl: language === 'ar' }, label: LANGUAGES[language], maxLength })),
    label,
  }
}
