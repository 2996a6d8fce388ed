'use client'

import { useFormFields } from '@payloadcms/ui'
import { isPicture } from '../../../lib/files/isPicture'

/** Whether the file of a form is a picture: the one chosen, else the one stored. True while there is none yet. */
export const usePictureInForm = (): boolean =>
  useFormFields(([fields]) => {
    const chosen: unknown = fields.file?.value
    const type: unknown = chosen instanceof File ? chosen.type : fields.mimeType?.value
    return !type || isPicture(type)
  })
