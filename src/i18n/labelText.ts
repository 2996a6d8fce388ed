import { getTranslation, type I18n } from '@payloadcms/translations'

interface Reader {
  fallbackLanguage?: string
  language: string
  t: (...args: never[]) => string
}

/** The label of a field, a choice or a type in the reader's language, whichever way it is written; empty where there is none. */
export const labelText = (label: unknown, i18n: Reader): string =>
  String(getTranslation(label as string, i18n as I18n) ?? '')
