import type { TFunction } from '@payloadcms/translations'
import type { CollectionConfig, LabelFunction } from 'payload'
import { contentMessagesIn } from '@/i18n/content/contentMessagesIn'
import type { ContentMessages, TypeMessages } from '@/i18n/content/types'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'

/** A field label from our translations. */
export const labelIn =
  (key: MessageKey): LabelFunction =>
  ({ i18n }) =>
    translatorOf(i18n)(key)

/** A label in the user's language, or in English if there is no translation. */
const translated =
  (english: string, find: (messages: ContentMessages) => string | undefined): LabelFunction =>
  (args) => {
    const messages = contentMessagesIn(languageOf(args))
    return (messages && find(messages)) ?? english
  }

/** Translates an English text of a field definition: a label, an option or a description. */
export const translatedLabel = (english: string): LabelFunction => translated(english, ({ labels }) => labels[english])

/** Payload accepts a label function for UI fields and tabs, but its types do not. */
export const uiLabel = (label: LabelFunction): string => label as unknown as string

/** Translated labels of a collection, from its English ones. */
export const labelsOf = (
  slug: string,
  english: Pick<TypeMessages, 'plural' | 'singular'>,
): CollectionConfig['labels'] => ({
  plural: translated(english.plural, ({ types }) => types[slug]?.plural),
  singular: translated(english.singular, ({ types }) => types[slug]?.singular),
})

/** The label of a column that every list has. */
export const columnLabel = (
  english: string,
  key: 'changed' | 'created' | 'firstPublished' | 'publication',
): LabelFunction => translated(english, (messages) => messages[key])

type Describe = Extract<NonNullable<CollectionConfig['admin']>['description'], (...args: never[]) => unknown>

/** The translated description above a list, from the English one. */
export const descriptionOf =
  (slug: string, english: string): Describe =>
  ({ t }) => {
    const messages = contentMessagesIn(languageOf({ t }))
    return messages?.types[slug]?.description || english
  }

/**
 * Languages by their own names, to detect the user's language where Payload passes only `t`: list descriptions and tab
 * labels.
 */
const BY_OWN_NAME: Record<string, string> = { Cymraeg: 'cy', Español: 'es', العربية: 'ar' }

const languageOf = ({ i18n, t }: { i18n?: { language: string }; t: TFunction }): string =>
  i18n?.language ?? BY_OWN_NAME[t('general:thisLanguage' as never)] ?? 'en'
