import type { Translator } from '../../i18n/createTranslator'
import type { SettingText } from './settingFields'

/** What a setting is called, in the reader's language where it is a text of ours. */
export const resolveSettingText = (t: Translator, text: SettingText): string =>
  typeof text === 'string' ? t(text) : text.text
