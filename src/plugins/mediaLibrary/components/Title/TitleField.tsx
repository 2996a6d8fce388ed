'use client'

import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { titleOfFile } from '../../../../lib/files/readableName'

interface Given {
  /** The title that the file before was given. */
  before: string
  file: File
  /** It stands there, or somebody has typed another. */
  isDone: boolean
  title: string
}

/** The title of one of the media: as long as nobody has typed one, it follows the name of the file that is chosen. */
export const TitleField: TextFieldClientComponent = (props) => {
  const { setValue, value } = useField<string>({ potentiallyStalePath: props.path })
  const chosen: unknown = useFormFields(([fields]) => fields.file?.value)
  const file = chosen instanceof File ? chosen : null
  const isStored = useFormFields(([fields]) => Boolean(fields.filename?.initialValue))
  const given = useRef<Given | null>(null)
  const title = value ?? ''
  useEffect(() => {
    if (!file || isStored) return
    if (given.current?.file !== file)
      given.current = { before: given.current?.title ?? '', file, isDone: false, title: titleOfFile(file.name) }
    const { current } = given
    const isTyped = title !== '' && title !== current.before
    // Once for each file, so that it can be taken out.
    current.isDone ||= isTyped
    if (current.isDone) return
    // Behind what the form does when it begins, which is to forget what its fields say.
    const timer = setTimeout(() => setValue(current.title))
    return () => clearTimeout(timer)
  }, [file, isStored, setValue, title])
  return <TextField {...props} />
}
