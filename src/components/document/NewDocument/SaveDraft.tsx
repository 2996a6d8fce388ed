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
import { focusField } from '@/payload-patches/fieldFocus/focusField'
import { getAutosaveInterval, reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { hasNewContent } from '@/lib/content/hasNewContent'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { draftSave } from './draftSave'
import { useNewDocument } from './newDocumentContext'

/** Save button of a document that is not stored yet; afterwards it is autosaved. */
export function SaveDraft() {
  const { t } = useTranslation()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { dispatchFields, getFields, setSubmitted } = useForm()
  const save = useFirstSave()
  const editDepth = useEditDepth()

  async function onSave() {
    if (await save()) return
    // Nothing has been entered: show that the title is missing.
    const field = getEntityConfig({ collectionSlug: collectionSlug! })?.admin.useAsTitle
    if (!field || !getFields()[field]) return
    dispatchFields({ errors: [{ message: t('validation:required'), path: field }], type: 'ADD_SERVER_ERRORS' })
    setSubmitted(true)
    focusField(field)
  }

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void onSave()
  })

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      onClick={() => void onSave()}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}

/**
 * Stores a new document once something has been entered, after Payload's autosave delay.
 * @returns a function that saves immediately; it returns false if there is nothing to store
 */
function useFirstSave(): () => Promise<boolean> {
  const { routes } = useConfig().config
  const { collectionSlug, data, docConfig, initialState } = useDocumentInfo()
  const { code } = useLocale()
  const { getFields, setBackgroundProcessing, submit } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const debouncedFields = useDebounce(fields, getAutosaveInterval(docConfig!))
  const isSaving = useRef(false)
  const lastAttempt = useRef('')

  const save = useStableCallback(async (isManual: boolean): Promise<boolean> => {
    const values = reduceFieldsToValues(getFields(), true)
    if (!hasNewContent(values, reduceFieldsToValues(initialState ?? {}, true))) return false
    const text = JSON.stringify(values)
    // Stored, although the screen does not know its id yet.
    if (data?.id !== undefined) return true
    // Do not resend values that the server rejected until they change.
    if (isSaving.current || (!isManual && (!isModified || lastAttempt.current === text))) return true
    lastAttempt.current = text
    isSaving.current = true
    setBackgroundProcessing(true)
    try {
      const result = await submit(
        draftSave(`${routes.api}/${collectionSlug}`, { isManual, locale: code, method: 'POST' }),
      )
      // Once stored, it is never stored by this button again, also before the screen knows its id.
      isSaving.current = Boolean(result?.res?.ok)
    } catch (error) {
      isSaving.current = false
      throw error
    } finally {
      setBackgroundProcessing(false)
    }
    return true
  })

  useEffect(() => void save(false), [debouncedFields, save])

  const setSaveNow = useNewDocument()?.setSaveNow
  useEffect(() => {
    setSaveNow?.(async () => !(await save(true)) || isSaving.current)
    return () => setSaveNow?.(null)
  }, [save, setSaveNow])

  return useStableCallback(() => save(true))
}
