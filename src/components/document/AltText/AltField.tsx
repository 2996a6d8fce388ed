'use client'

import { TextField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import styles from './AltText.module.css'
import { isImageType } from '@/lib/files/isPicture'

/** Whether the form's file is a picture: the newly chosen file, else the stored one. True while there is no file. */
export const usePictureInForm = (): boolean =>
  useFormFields(([fields]) => {
    const chosen: unknown = fields.file?.value
    const type: unknown = chosen instanceof File ? chosen.type : fields.mimeType?.value
    return !type || isImageType(type)
  })

/**
 * Alternative text of a picture. A notice asks for it while it is empty; hidden for decorative pictures, audio and
 * video.
 */
export const AltField: TextFieldClientComponent = (props) => {
  const t = useMessages()
  const isPicture = usePictureInForm()
  const isDecorative = useFormFields(([fields]) => fields.isDecorative?.value === true)
  const isMissing = useFormFields(([fields]) => !String(fields[props.path]?.value ?? '').trim())
  if (!isPicture || isDecorative) return null
  return (
    <div className={styles.alt}>
      <TextField {...props} field={{ ...props.field, admin: { ...props.field.admin, description: t('altHelp') } }} />
      {isMissing && !props.readOnly && (
        <p className={styles.asked}>
          <Icon name="CircleAlert" />
          {t('altAsk')}
        </p>
      )}
    </div>
  )
}
