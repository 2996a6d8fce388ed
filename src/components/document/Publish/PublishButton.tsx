'use client'

import {
  Button,
  PopupList,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { traverseForLocalizedFields } from '@payloadcms/ui/shared'
import { getTranslation } from '@payloadcms/translations'
import { useMemo, useState } from 'react'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useMessages } from '@/components/ui/useMessages'
import { draftSave } from '../NewDocument/draftSave'
import { ScheduleButton } from '../Schedule/ScheduleButton'
import { useChangeFields } from '../Slug/useChangeFields'
import { AddressDialog } from './AddressDialog'
import { HiddenDialog } from './HiddenDialog'
import { useAddressChange, type AddressChange } from './useAddressChange'
import { HiddenLine } from './HiddenLine'
import { hasHidden, useHiddenCalls, type Hidden } from './useHidden'
import { usePublish, useSaveEnd } from './usePublish'

interface Question {
  hidden: Hidden
  isLocaleAlone: boolean
  /** Values other than those of the form. */
  values: Values
}

type Values = Record<string, unknown>

/**
 * Publishes a document, after a warning about a changed address and about references that visitors will not see. Unlike Payload's button it can be
 * pressed while the document is autosaved, and stays the same button through the first save: no press is lost.
 */
export function PublishButton() {
  const t = useMessages()
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo()
  const { getData } = useForm()
  const { loadHidden } = useHiddenCalls()
  const publish = usePublish()
  const saveEnd = useSaveEnd()
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const [addressChange, setAddressChange] = useState<AddressChange | null>(null)
  const loadAddressChange = useAddressChange()
  const change = useChangeFields()
  // Reads the id after the save at whose end it is called.
  const checkAndPublish = useStableCallback(async (isLocaleAlone: boolean, values: Values = {}) => {
    // An unsaved document has no references to look up.
    const hidden =
      id && collectionSlug ? await loadHidden(collectionSlug, { data: getData(), ids: [String(id)] }) : null
    if (hidden && hasHidden(hidden)) setQuestion({ hidden, isLocaleAlone, values })
    else await publish(isLocaleAlone, values)
  })

  async function onPress(isLocaleAlone: boolean) {
    setBusy(true)
    try {
      await saveEnd()
      // One language alone moves no address.
      const { changes, isRefused } = isLocaleAlone ? { changes: [], isRefused: false } : await loadAddressChange()
      const [change] = changes
      // The refusal at the field comes before any question.
      if (isRefused) await publish(isLocaleAlone)
      else if (change) setAddressChange(change)
      else await checkAndPublish(isLocaleAlone)
    } finally {
      setBusy(false)
    }
  }

  useSaveHotkey()
  const count = question ? question.hidden.targets.length + question.hidden.unseen : 0
  return (
    <>
      <ScheduleButton />
      {hasPublishPermission && <PressButton isBusy={isBusy} onPress={(isLocaleAlone) => void onPress(isLocaleAlone)} />}
      <HiddenLine />
      {addressChange && (
        <AddressDialog
          change={addressChange}
          onClose={() => setAddressChange(null)}
          onPublish={async (keeps) => {
            await saveEnd()
            const values = keeps && addressChange.keeps ? { slug: addressChange.keeps, slugLock: false } : {}
            if (keeps) change(values)
            setAddressChange(null)
            await checkAndPublish(false, values)
          }}
        />
      )}
      {question && (
        <HiddenDialog
          description={t('publishHidden', { count })}
          hidden={question.hidden}
          onClose={() => setQuestion(null)}
          publish={async () => {
            await saveEnd()
            return publish(question.isLocaleAlone, question.values)
          }}
          title={t('publishHiddenTitle')}
        />
      )}
    </>
  )
}

interface PressProps {
  isBusy: boolean
  onPress: (isLocaleAlone: boolean) => void
}

/** The button itself, with a menu for the current language alone. */
function PressButton({ isBusy, onPress }: PressProps) {
  const { i18n, t } = useTranslation()
  const { collectionSlug, hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { disabled } = useForm()
  const { label } = useLocale()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isInitializing = useFormInitializing()
  const { localization } = config
  const hasOtherLanguages = localization && localization.locales.length > 1
  const isTranslated = useMemo(
    () =>
      hasOtherLanguages &&
      traverseForLocalizedFields(getEntityConfig({ collectionSlug: collectionSlug! })?.fields ?? []),
    [collectionSlug, getEntityConfig, hasOtherLanguages],
  )
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const isDisabled = !hasChanges || isBusy || isInitializing || isProcessing || disabled || uploadStatus === 'uploading'
  return (
    <div className="form-submit">
      <Button
        disabled={isDisabled}
        id="action-save"
        onClick={() => onPress(false)}
        size="medium"
        SubMenuPopupContent={
          isTranslated
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  <PopupList.Button
                    id="publish-locale"
                    onClick={() => {
                      close()
                      onPress(true)
                    }}
                  >
                    {t('version:publishIn', { locale: getTranslation(label ?? '', i18n) })}
                  </PopupList.Button>
                </PopupList.ButtonGroup>
              )
            : undefined
        }
        type="button"
      >
        {t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')}
      </Button>
    </div>
  )
}

/** Saves a stored document as a draft with the usual keys, although it is autosaved anyway. */
function useSaveHotkey(): void {
  const { routes } = useConfig().config
  const { collectionSlug, id } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const isModified = useFormModified()
  const saveEnd = useSaveEnd()
  const save = useStableCallback(async () => {
    if (!isModified) return
    const address = `${routes.api}/${collectionSlug}/${id}`
    await submit(draftSave(address, { isManual: true, locale: code, method: 'PATCH' }))
  })
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    // A new document has a button of its own for it.
    if (id === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void saveEnd().then(save)
  })
}
