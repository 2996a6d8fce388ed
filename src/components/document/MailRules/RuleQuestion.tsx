'use client'

import { getTranslation } from '@payloadcms/translations'
import { useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'
import { useQuestions } from './useQuestions'

/** The question that a rule for emails looks at. */
export const RuleQuestion: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const t = useMessages()
  const { i18n } = useTranslation()
  const questions = useQuestions()
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const isGone = Boolean(value) && !questions.some(({ name }) => name === value)
  return (
    <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
      <SelectField
        choices={[
          { label: t('formRuleChoose'), value: '' },
          ...(isGone ? [{ isClosed: true, label: t('formRuleGone', { name: value ?? '' }), value: value ?? '' }] : []),
          ...questions.map(({ label, name }) => ({ label, value: name })),
        ]}
        disabled={readOnly || disabled}
        error={showError ? errorMessage : null}
        label={getTranslation(field.label ?? field.name, i18n)}
        onValue={setValue}
        value={value ?? ''}
      />
    </div>
  )
}
