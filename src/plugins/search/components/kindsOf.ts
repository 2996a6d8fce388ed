import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'

/** How a kind of content is called and drawn. */
export interface Kind {
  label: string
  icon: string
}

/** Every kind of content by its slug, in the reader's language. */
export const kindsOf = ({ i18n, payload }: PayloadRequest): Record<string, Kind> =>
  Object.fromEntries(
    callboardOf(payload).contentTypes.map(({ icon, slug }) => [
      slug,
      { icon, label: getTranslation(payload.collections[slug as 'pages'].config.labels.plural, i18n) },
    ]),
  )
