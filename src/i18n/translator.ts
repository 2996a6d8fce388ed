import type { WordKey } from './en'

/** Says one of our texts in the reader's language. With `count`, in the form that the number asks for. */
export type Translator = (key: WordKey, values?: Record<string, number | string>) => string

/** Narrows Payload's translation function, which knows only its own keys, to ours. */
export function translatorOf({ t }: { t: unknown }): Translator {
  const say = t as (key: string, values?: Record<string, unknown>) => string
  return (key, values) => say(`callboard:${key}`, values)
}
