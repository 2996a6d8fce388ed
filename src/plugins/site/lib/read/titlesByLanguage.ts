import type { BasePayload, CollectionSlug } from 'payload'
import { callboardOf } from '@/exports/server'

/** The fields of titles that differ by language, by content type. */
export const titlesByLanguage = (payload: BasePayload): Map<string, string> =>
  new Map(
    callboardOf(payload).contentTypes.flatMap(({ slug, titleField }) =>
      payload.collections[slug as CollectionSlug].config.flattenedFields.some(
        (field) => field.name === titleField && 'localized' in field && field.localized === true,
      )
        ? [[slug, titleField] as const]
        : [],
    ),
  )
