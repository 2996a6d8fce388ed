import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/exports/server'

/** Label and icon of a content type. */
export interface Kind {
  label: string
  icon: string
}

/** Label and icon of every content type by slug, in the language of the request. */
export const kindsOf = ({ i18n, payload }: PayloadRequest): Record<string, Kind> =>
  Object.fromEntries(
    callboardOf(payload).contentTypes.map(({ icon, slug }) => [
      slug,
      { icon, label: getTranslation(payload.collections[slug as 'pages'].config.labels.plural, i18n) },
    ]),
  )
