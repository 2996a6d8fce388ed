import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'

/** Plural label of a content type, in the UI language. */
export const collectionLabel = ({ i18n, payload }: PayloadRequest, slug: string): string =>
  getTranslation(payload.collections[slug as CollectionSlug].config.labels.plural, i18n)
