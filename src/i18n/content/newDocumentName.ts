import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { translatorOf } from '../translator'

/** What a new document is called until it has a title, such as "New page". */
export const newDocumentName = (
  label: SanitizedCollectionConfig['labels']['singular'],
  i18n: PayloadRequest['i18n'],
): string => translatorOf(i18n)('jumpCreate', { kind: getTranslation(label, i18n).toLocaleLowerCase(i18n.language) })
