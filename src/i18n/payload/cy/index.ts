import type { DefaultTranslationsObject } from '@payloadcms/translations'
import { authentication, dashboard } from './accounts'
import { general } from './documents'
import { error, validation } from './errors'
import { fields, folder, upload } from './fields'
import { localization, operators, version } from './versions'

/** Payload’s own texts in Welsh, which Payload does not have. Written as ours are, so nothing of `payloadTexts` replaces them. */
export const payloadCy: DefaultTranslationsObject = {
  authentication,
  dashboard,
  error,
  fields,
  folder,
  general,
  localization,
  operators,
  upload,
  validation,
  version,
}
