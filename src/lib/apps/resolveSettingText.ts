import type { Translator } from '@/i18n/createTranslator'
import type { SettingText } from './settingFields'

/** Resolves the text of a setting: translates message keys and returns other texts unchanged. */
export const resolveSettingText = (t: Translator, text: SettingText): string =>
  typeof text === 'string' ? t(text) : text.text
