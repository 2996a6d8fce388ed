'use client'

import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { titleOfFile } from '@/lib/files/readableName'

interface Suggestion {
  /** The title suggested for the previous file. */
  before: string
  file: File
  /** Whether it has been applied, or the user has typed another title. */
  isDone: boolean
  title: string
}

/** The title of a media document. Until the user types one, it follows the name of the chosen file. */
export const TitleField: TextFieldClientComponent = (props) => {
  const { setValue, value } = useField<string>({ potentiallyStalePath: props.path })
  const chosen: unknown = useFormFields(([fields]) => fields.file?.value)
  const file = chosen instanceof File ? chosen : null
  const isStored = useFormFields(([fields]) => Boolean(fields.filename?.initialValue))
  const suggestion = useRef<Suggestion | null>(null)
  const title = value ?? ''
  useEffect(() => {
    if (!file || isStored) return
    if (suggestion.current?.file !== file)
      suggestion.current = {
        before: suggestion.current?.title ?? '',
        file,
        isDone: false,
        title: titleOfFile(file.name),
      }
    const { current } = suggestion
    const isTyped = title !== '' && title !== current.before
    // Suggest once per file, so that the user can clear it.
    current.isDone ||= isTyped
    if (current.isDone) return
    // Runs after the form has initialised, which resets its fields.
    const timer = setTimeout(() => setValue(current.title))
    return () => clearTimeout(timer)
  }, [file, isStored, setValue, title])
  return <TextField {...props} />
}
