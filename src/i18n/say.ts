import { t } from '@payloadcms/translations'
import type { WordKey, Words } from './en'

/** Says one of our texts in the reader's language. With `count`, in the form that the number asks for. */
export type Translator = (key: WordKey, values?: Record<string, number | string>) => string

/** Says a text in the first of the given words that have it. */
export const sayFrom =
  (...all: Partial<Words>[]): Translator =>
  (key, values) =>
    t({ key, translations: all.find((words) => key in words || `${key}_other` in words) ?? {}, vars: values })
