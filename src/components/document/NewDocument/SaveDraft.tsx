'use client'

import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui'
import { focusField } from './focusField'
import { useFirstSave } from './useFirstSave'

/** Among the controls of a document that is not stored yet; from then on it is saved by itself. */
export function SaveDraft() {
  const { t } = useTranslation()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { dispatchFields, getFields, setSubmitted } = useForm()
  const save = useFirstSave()
  const editDepth = useEditDepth()

  async function press() {
    if (await save()) return
    // Nothing is written: the title says that it is missing.
    const field = getEntityConfig({ collectionSlug: collectionSlug! })?.admin.useAsTitle
    if (!field || !getFields()[field]) return
    dispatchFields({ errors: [{ message: t('validation:required'), path: field }], type: 'ADD_SERVER_ERRORS' })
    setSubmitted(true)
    focusField(field)
  }

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void press()
  })

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      onClick={() => void press()}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
