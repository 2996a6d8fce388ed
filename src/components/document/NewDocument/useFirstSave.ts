'use client'

import {
  useAllFormFields,
  useConfig,
  useDebounce,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { getAutosaveInterval, reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { writtenIn } from '../../../lib/content/writtenIn'
import { useStable } from '../../ui/useStable'
import { draftSave } from './draftSave'

/**
 * Stores a new document once something is written into it, after the pause that Payload leaves before it saves by itself.
 * @returns stores it now; false where there is nothing to store
 */
export function useFirstSave(): () => Promise<boolean> {
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
