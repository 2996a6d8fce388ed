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
  const given = useRef<{ file: File; title: string } | null>(null)
  const title = value ?? ''
  useEffect(() => {
    // Once for each file, so that what was given can be taken out.
    if (!file || isStored || given.current?.file === file) return
    const isTyped = title !== '' && title !== given.current?.title
    given.current = { file, title: isTyped ? '' : titleOfFile(file.name) }
    if (!isTyped) setValue(given.current.title)
  }, [file, isStored, setValue, title])
  return <TextField {...props} />
}
