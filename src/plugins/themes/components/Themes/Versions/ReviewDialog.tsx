'use client'

import { Button, Dialog, useMessages } from '@/exports/client'
import type { ThemeChange } from '@/plugins/themes/lib/changes/findChanges'
import { Changes } from '../Changes'
import { Problems, type ShownProblem } from '../Problems'

/** What a version would change on the website. */
export interface Finding {
  changes: ThemeChange[]
  /** False when the layout fails, because then every page would. */
  mayBePublished: boolean
  number: number
  problems: ShownProblem[]
}

interface Props {
  finding: Finding
  isBusy: boolean
  onClose: () => void
  onPublish: () => void
  /** Address of the preview of the version, if the user may see it. */
  preview?: string | false | undefined
}

/** Asks whether a version becomes current although the site would lose something, or files of it fail. */
export function ReviewDialog({
  finding: { changes, mayBePublished, number, problems },
  isBusy,
  onClose,
  onPublish,
  preview,
}: Props) {
  const t = useMessages()
  const loses = changes.some(({ count }) => count > 0)
  return (
    <Dialog
      action={
        mayBePublished && (
          <Button disabled={isBusy} variant="danger" onClick={onPublish}>
            {t(isBusy ? 'themesProcessing' : 'themesPublishAnyway')}
          </Button>
        )
      }
      cancelLabel={t('themesKeepLive')}
      description={t(!mayBePublished ? 'themesLayoutBroken' : loses ? 'themesLosses' : 'themesAskPublishFails')}
      isOpen
      isWide
      onClose={onClose}
      title={t('themesVersionNumber', { number })}
    >
      {preview && (
        <Button
          aria-label={t('themesPreviewVersion', { number })}
          href={preview}
          icon="ExternalLink"
          variant="quiet"
          newTab
        >
          {t('themesPreview')}
        </Button>
      )}
      <Changes changes={changes} />
      {problems.length > 0 && <Problems label={t('themesTemplatesFail')} problems={problems} />}
    </Dialog>
  )
}
