'use client'

import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'

/**
 * Edits of a picture (crop, focal point) since the last save, as parameters of the save request. Only the URL of
 * Payload's form contains them.
 * @param action URL of the form
 */
export const pictureEdits = (action: string | undefined): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(action?.split('?')[1])].filter(([name]) => name.startsWith('uploadEdits[')),
  )

/**
 * Saves the document of a file as a draft, like Payload's button, but keeps edits of the picture, which Payload's
 * button loses.
 */
export function SaveFileDraft() {
  const { t } = useTranslation()
  const { routes } = useConfig().config
  const { action, collectionSlug, id, setUnpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const isModified = useFormModified()
  const editDepth = useEditDepth()
  const isDisabled = (id !== undefined && !isModified) || uploadStatus === 'uploading'

  async function save() {
    if (isDisabled) return
    const query = new URLSearchParams({
      ...pictureEdits(action),
      depth: '0',
      draft: 'true',
      'fallback-locale': 'null',
      locale,
    })
    const result = await submit({
      action: `${routes.api}/${collectionSlug}${id === undefined ? '' : `/${id}`}?${query}`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (result?.res?.ok) setUnpublishedVersionCount((count) => count + 1)
  }

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void save()
  })

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      disabled={isDisabled}
      onClick={() => void save()}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
