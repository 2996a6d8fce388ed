import type { TFunction } from '@payloadcms/translations'
import type { CollectionConfig, LabelFunction } from 'payload'
import { contentMessagesIn } from '../i18n/content/contentMessagesIn'
import type { ContentMessages, TypeMessages } from '../i18n/content/types'
import type { MessageKey } from '../i18n/en'
import { translatorOf } from '../i18n/translator'

/** A text of ours as the label of a field. */
export const labelIn =
  (word: MessageKey): LabelFunction =>
  ({ i18n }) =>
    translatorOf(i18n)(word)

/** Says something in the reader's language where it is known there, in English otherwise. */
const inReaders =
  (english: string, find: (words: ContentMessages) => string | undefined): LabelFunction =>
  (reader) => {
    const words = contentMessagesIn(languageOf(reader))
    return (words && find(words)) ?? english
  }

/** The text of a definition, for fields, their choices and their help. */
export const translatedLabel = (english: string): LabelFunction => inReaders(english, ({ labels }) => labels[english])

/** Payload says a function here, as the label of any field; its types for UI fields and tabs leave it out. */
export const uiLabel = (label: LabelFunction): string => label as unknown as string

/** What a kind of document is called, from its English names. */
export const labelsOf = (
  slug: string,
  english: Pick<TypeMessages, 'plural' | 'singular'>,
): CollectionConfig['labels'] => ({
  plural: inReaders(english.plural, ({ types }) => types[slug]?.plural),
  singular: inReaders(english.singular, ({ types }) => types[slug]?.singular),
})

/** A column that every list has. */
export const columnLabel = (english: string, word: 'changed' | 'created' | 'firstPublished'): LabelFunction =>
  inReaders(english, (words) => words[word])

type Describe = Extract<NonNullable<CollectionConfig['admin']>['description'], (...args: never[]) => unknown>

/** The line in the head of a list, from the English one. */
export const descriptionOf =
  (slug: string, english: string): Describe =>
  ({ t }) => {
    const words = contentMessagesIn(languageOf({ t }))
    return words?.types[slug]?.description || english
  }

/** Every language's own name for itself, by which the reader's is known where Payload hands over a translator alone: in the heads of lists and the names of tabs. */
const BY_OWN_NAME: Record<string, string> = { Español: 'es', العربية: 'ar' }

const languageOf = ({ i18n, t }: { i18n?: { language: string }; t: TFunction }): string =>
  i18n?.language ?? BY_OWN_NAME[t('general:thisLanguage' as never)] ?? 'en'
