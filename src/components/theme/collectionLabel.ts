import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'

/** What documents of a content type are called, in the reader's language. */
export const collectionLabel = ({ i18n, payload }: PayloadRequest, slug: string): string =>
  getTranslation(payload.collections[slug as CollectionSlug].config.labels.plural, i18n)
