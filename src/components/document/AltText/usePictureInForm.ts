'use client'

import { useFormFields } from '@payloadcms/ui'
import { isImageType } from '../../../lib/files/isPicture'

/** Whether the form's file is a picture: the newly chosen file, else the stored one. True while there is no file. */
export const usePictureInForm = (): boolean =>
  useFormFields(([fields]) => {
    const chosen: unknown = fields.file?.value
    const type: unknown = chosen instanceof File ? chosen.type : fields.mimeType?.value
    return !type || isImageType(type)
  })
