'use client'

import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { titleOfFile } from '../../../../lib/files/readableName'

/** The title of one of the media: as long as nobody has typed one, it follows the name of the file that is chosen. */
export const TitleField: TextFieldClientComponent = (props) => {
  const { setValue, value } = useField<string>({ potentiallyStalePath: props.path })
  const chosen: unknown = useFormFields(([fields]) => fields.file?.value)
  const file = chosen instanceof File ? chosen : null
  const isStored = useFormFields(([fields]) => Boolean(fields.filename?.initialValue))
  const given = useRef<{ file: File; isSeen: boolean; title: string } | null>(null)
  const title = value ?? ''
  useEffect(() => {
    if (!file || isStored) return
    const last = given.current
    if (last?.file === file) {
      last.isSeen ||= title === last.title
      // Taken out by the person, unless a form that begins anew has lost it.
      if (!last.isSeen && title === '') setValue(last.title)
      return
    }
    const isTyped = title !== '' && title !== last?.title
    given.current = { file, isSeen: isTyped, title: titleOfFile(file.name) }
    if (!isTyped) setValue(given.current.title)
  }, [file, isStored, setValue, title])
  return <TextField {...props} />
}
