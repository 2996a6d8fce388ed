import { createTranslator, type Translator } from '@/i18n/createTranslator'
import type { AdminMessages } from '@/i18n/en'

/** The texts of every page, where the editor provides Payload's `i18n` instead of a React context. */
export const translatorIn = ({ translations }: { translations: object }): Translator =>
  createTranslator((translations as { callboard?: Partial<AdminMessages> }).callboard ?? {})
