import { t } from '@payloadcms/translations'
import type { MessageKey, AdminMessages } from './en'

/** Says one of our texts in the reader's language. With `count`, in the form that the number asks for. */
export type Translator = (key: MessageKey, values?: Record<string, number | string>) => string

/** Says a text in the first of the given words that have it. */
export const createTranslator =
  (...all: Partial<AdminMessages>[]): Translator =>
  (key, values) =>
    t({ key, translations: all.find((words) => key in words || `${key}_other` in words) ?? {}, vars: values })
