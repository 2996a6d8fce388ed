'use client'

import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useHotkey,
  useTranslation,
  useAllFormFields,
  useDebounce,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { focusField } from '../../../payload-patches/fieldFocus/focusField'
import { getAutosaveInterval, reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { writtenIn } from '@/lib/content/writtenIn'
import { useStable } from '@/components/ui/useStable'
import { draftSave } from './draftSave'

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

/**
 * Stores a new document once something is written into it, after the pause that Payload leaves before it saves by itself.
 * @returns stores it now; false where there is nothing to store
 */
function useFirstSave(): () => Promise<boolean> {
  const { routes } = useConfig().config
  const { collectionSlug, docConfig, initialState } = useDocumentInfo()
  const { code } = useLocale()
  const { getFields, setBackgroundProcessing, submit } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const rested = useDebounce(fields, getAutosaveInterval(docConfig!))
  const isUnderWay = useRef(false)
  const tried = useRef('')

  const save = useStable(async (isAsked: boolean): Promise<boolean> => {
    const values = reduceFieldsToValues(getFields(), true)
    if (!writtenIn(values, reduceFieldsToValues(initialState ?? {}, true))) return false
    const text = JSON.stringify(values)
    // What was refused is not sent again by itself until it is another.
    if (isUnderWay.current || (!isAsked && (!isModified || tried.current === text))) return true
    tried.current = text
    isUnderWay.current = true
    setBackgroundProcessing(true)
    try {
      await submit(draftSave(`${routes.api}/${collectionSlug}`, { isAsked, locale: code, method: 'POST' }))
    } finally {
      setBackgroundProcessing(false)
      isUnderWay.current = false
    }
    return true
  })

  useEffect(() => void save(false), [rested, save])

  return useStable(() => save(true))
}
