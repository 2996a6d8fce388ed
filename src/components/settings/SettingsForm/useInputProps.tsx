'use client'

import { FieldDescription, FieldError } from '@payloadcms/ui'
import { useContext, type ReactNode } from 'react'
import { FieldMarks } from '@/components/ui/Field/FieldMarks'
import { LabelText } from '@/components/ui/Field/LabelText'
import { FieldMode } from './formContexts'

export interface InputHead {
  label: string
  help?: string
  error?: string
  /** Path in the request body; unique within the form. */
  path: string
}

interface InputProps {
  Description?: ReactNode
  Error: ReactNode
  Label: ReactNode
  path: string
  readOnly: boolean
  showError: boolean
}

/** The id that Payload's inputs give their control. */
export const idOfInput = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** Label, help and error of a field, for Payload's inputs. */
export function useInputProps({ error, help, label, path }: InputHead): InputProps {
  const { isReadOnly } = useContext(FieldMode)
  return {
    ...(help && { Description: <FieldDescription description={help} path={path} /> }),
    Error: <FieldError message={error} path={path} showError={Boolean(error)} />,
    Label: (
      <label className="field-label" htmlFor={idOfInput(path)}>
        <LabelText>{label}</LabelText>
      </label>
    ),
    path,
    readOnly: isReadOnly,
    showError: Boolean(error),
  }
}

/** Language and direction of a control's value. */
export function useInputLanguage(): { dir?: 'ltr' | 'rtl'; lang?: string } {
  const { language } = useContext(FieldMarks)
  return language ? { dir: language.dir, lang: language.code } : {}
}
