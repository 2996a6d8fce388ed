'use client'

import { getTranslation } from '@payloadcms/translations'
import { useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { useQuestions } from './useQuestions'

/** What the answer is or contains. The whole answer to a choice is one of its options. */
export const RuleValue: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const t = useMessages()
  const { i18n } = useTranslation()
  const questions = useQuestions()
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const rule = path.slice(0, path.lastIndexOf('.'))
  const questionName = useFormFields(([state]) => state[`${rule}.questionName`]?.value)
  const isWhole = useFormFields(([state]) => state[`${rule}.match`]?.value === 'is')
  const options = (isWhole && questions.find(({ name }) => name === questionName)?.options) || null
  const isUnknown = Boolean(value) && !options?.some((option) => option.value === value)
  const common = {
    disabled: readOnly || disabled,
    error: showError ? errorMessage : null,
    label: getTranslation(field.label ?? field.name, i18n),
    onValue: setValue,
    value: value ?? '',
  }
  return (
    <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
      {options ? (
        <SelectField
          {...common}
          choices={[
            { label: t('formRuleChoose'), value: '' },
            ...(isUnknown ? [{ isClosed: true, label: value ?? '', value: value ?? '' }] : []),
            ...options,
          ]}
        />
      ) : (
        <TextField {...common} maxLength={200} />
      )}
    </div>
  )
}
