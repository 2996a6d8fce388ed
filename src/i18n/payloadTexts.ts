/** Texts of Payload's that speak of Payload, or to developers, in words of a theatre. */
export const payloadTexts = {
  ar: { general: { payloadSettings: 'التفضيلات' } },
  en: { general: { deletedAt: 'Deleted', locale: 'Language', payloadSettings: 'Preferences' } },
  es: { general: { locale: 'Idioma', payloadSettings: 'Preferencias' } },
}
